import { useEffect, useRef, type ReactNode } from "react";

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, a press on the backdrop and the close buttons inside. */
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
 * A modal dialog over the platform's own: focus stays inside and returns to where it was, Escape closes it, and so does
 * a press that begins and ends on the backdrop; text selected inside and let go outside closes nothing. The page behind
 * does not scroll (base.css). The backdrop belongs to the dialog element, and so would its padding: the box itself has
 * none, what is inside brings its own.
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
  const beganOutside = useRef(false);
  // Keyboards have Escape and the close button for what a press on the backdrop does.
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
    <dialog ref={element} className={className} aria-labelledby={labelledBy} onClose={onClose}>
      {open && children}
    </dialog>
  );
}
