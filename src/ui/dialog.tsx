import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";

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
  const beganOutside = useRef(false);
  const find = () => void (element.current?.open === true && built?.onFound());
  const [findAtFirst] = useState(() => find);
  useEffect(findAtFirst, [findAtFirst]);
  useEffect(() => {
    if (!open) return undefined;
    const { dataset } = document.documentElement;
    dataset.dialog = "";
    return () => void delete dataset.dialog;
  }, [open]);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    // Leaves open what was opened before hydration.
    if (!open && wasOpen.current && dialog.open) dialog.close();
    wasOpen.current = open;
  }, [open]);
  // By keyboard, Escape and the close button do the same.
  const onBackdrop = {
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      beganOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      if (beganOutside.current && target === currentTarget) onClose();
    },
  };
  return (
    <dialog
      ref={element}
      id={built?.id}
      className={className}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onFocus={find}
      {...onBackdrop}
    >
      {(open || built !== undefined) && children}
    </dialog>
  );
}
