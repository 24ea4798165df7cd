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

/**
 * Writes the width of the scroll bar, in pixels, into `--scrollbar-room`: base.css keeps that much free while the page
 * behind a dialog does not scroll, so that nothing shifts.
 */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  const room = window.innerWidth - documentElement.clientWidth;
  documentElement.style.setProperty("--scrollbar-room", `${room}px`);
}

/**
 * A modal dialog by the browser's own `<dialog>`: focus stays inside and then returns to where it was, Escape closes
 * it, and the page behind does not scroll (base.css). A press on the backdrop closes it too, if it begins and ends
 * there: text selected from inside to outside closes nothing. Such a press has the dialog element as its target, as
 * would one on its padding; so the padding belongs to the content.
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
    <dialog ref={element} className={className} aria-labelledby={labelledBy} onClose={onClose}>
      {open && children}
    </dialog>
  );
}
