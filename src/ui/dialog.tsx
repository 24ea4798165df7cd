import { useEffect, useRef, type ReactNode } from "react";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly labelledBy: string;
  readonly className?: string;
  /** In the built page, opened by `commandsDialog` without React; `onFound` is called where it was open. */
  readonly built?: { readonly id: string; readonly onFound: () => void };
  readonly children: ReactNode;
}

/** Also closes on a press that begins and ends on the backdrop; the dialog's own padding would count as backdrop. */
export function Dialog({ open, onClose, labelledBy, className, built, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const onFound = useRef(built?.onFound);
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
  // By keyboard, Escape and the close button do the same.
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
