import { useEffect, useRef, type ReactNode } from "react";

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, a press on the backdrop and the close buttons inside. */
  readonly onClose: () => void;
  /** id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly className?: string;
  /**
   * For a dialog whose content is in the built page, so that a button with `commandsDialog` opens it before React is
   * there; `onFound` is called where it has, and again while the focus moves in it.
   */
  readonly built?: { readonly id: string; readonly onFound: () => void };
  readonly children: ReactNode;
}

/**
 * A modal dialog by the browser's own `<dialog>`: focus stays inside and then returns to where it was, Escape closes
 * it, and the page behind does not scroll (base.css). A press on the backdrop closes it too, if it begins and ends
 * there: text selected from inside to outside closes nothing. Such a press has the dialog element as its target, as
 * would one on its padding; so the padding belongs to the content.
 */
export function Dialog({ open, onClose, labelledBy, className, built, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const onFound = useRef(built?.onFound);
  // The focus moves into one that opens, whoever opens it.
  useEffect(() => {
    const dialog = element.current;
    const find = () => {
      if (dialog?.open === true) onFound.current?.();
    };
    find();
    dialog?.addEventListener("focusin", find);
    return () => dialog?.removeEventListener("focusin", find);
  }, []);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    // Not one that was opened before hydration, of which `open` knows nothing yet.
    if (!open && wasOpen.current && dialog.open) dialog.close();
    wasOpen.current = open;
  }, [open]);
  const beganOutside = useRef(false);
  // By keyboard, Escape and the close button do what a press on the backdrop does.
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      beganOutside.current = target === dialog;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (beganOutside.current && target === dialog) onClose();
    };
    dialog.addEventListener("pointerdown", onPointerDown);
    dialog.addEventListener("click", onClick);
    return () => {
      dialog.removeEventListener("pointerdown", onPointerDown);
      dialog.removeEventListener("click", onClick);
    };
  }, [onClose]);
  return (
    <dialog ref={element} id={built?.id} className={className} aria-labelledby={labelledBy} onClose={onClose}>
      {(open || built !== undefined) && children}
    </dialog>
  );
}
