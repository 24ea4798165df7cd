import { useEffect, useRef, type ReactNode } from "react";

interface DialogProps {
  readonly open: boolean;
  /** On Escape, a press on the backdrop and the close buttons inside. */
  readonly onClose: () => void;
  readonly labelledBy: string;
  readonly className?: string;
  /** For content in the built page, which `commandsDialog` opens without React; `onFound` is called where it was open. */
  readonly built?: { readonly id: string; readonly onFound: () => void };
  readonly children: ReactNode;
}

/**
 * A modal `<dialog>` that also closes on a press that begins and ends on the backdrop, so not on a selection of text.
 * A press on the dialog's own padding looks the same: put padding on the content.
 */
export function Dialog({ open, onClose, labelledBy, className, built, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const onFound = useRef(built?.onFound);
  // The focus moves into a dialog whoever opens it.
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
    // Leaves open what was opened before hydration.
    if (!open && wasOpen.current && dialog.open) dialog.close();
    wasOpen.current = open;
  }, [open]);
  const beganOutside = useRef(false);
  // Listeners on the element, as a click on `<dialog>` needs no keyboard handler: Escape closes it.
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
