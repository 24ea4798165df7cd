import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, a click on the backdrop and the close buttons inside. */
  readonly onClose: () => void;
  /** id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The width of a classic scroll bar, in pixels: base.css keeps it free while the page is locked, so nothing moves. */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  const room = window.innerWidth - documentElement.clientWidth;
  documentElement.style.setProperty("--scrollbar-room", `${room}px`);
}

/**
 * A modal dialog over the platform's own: focus stays inside and returns to where it was, Escape closes it, the page
 * behind does not scroll (base.css).
 */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      keepScrollbarRoom();
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // The backdrop belongs to the dialog element: keyboards have Escape and the close button for the same end.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={className}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && children}
    </dialog>
  );
}
