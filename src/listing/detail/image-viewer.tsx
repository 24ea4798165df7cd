import { useEffect, useId, useRef } from "react";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import * as styles from "./image-viewer.module.css";
import { ViewerRow, type ViewerPicture } from "./viewer-row";

interface ImageViewerProps {
  /** What the pictures are of. */
  readonly title: string;
  readonly pictures: readonly ViewerPicture[];
  /** The picture shown, counted from 0; null while the viewer is closed. */
  readonly index: number | null;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * Pictures over the whole screen (docs/requirements.md 2.8): closes by its button, a click beside the picture and
 * Escape. Arrow keys, arrows and swipes lead from one to the next.
 */
export function ImageViewer({ title, pictures, index, onIndex, onClose }: ImageViewerProps) {
  const titleId = useId();
  const count = pictures.length;
  const isOpen = index !== null;
  const at = index ?? 0;
  const shown = pictures[at];
  const moveBy = (step: number) => onIndex((at + step + count) % count);
  // Wherever the focus is: a click on a picture or beside a button takes it from the buttons.
  const moveByKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    moveByKey.current = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      moveBy(step);
    };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => moveByKey.current(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={titleId} className={`on-navy ${styles.viewer}`}>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {count > 0 && `Image ${at + 1} of ${count}`}
        </p>
        <h2 id={titleId} className={styles.caption}>
          {shown?.caption ?? title}
        </h2>
        <IconButton icon="x" label="Close" size={22} onClick={onClose} />
      </div>
      {shown === undefined ? (
        <p className={styles.nothing}>Coming Soon</p>
      ) : (
        <ViewerRow label={title} pictures={pictures} index={at} onIndex={onIndex} />
      )}
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label="Previous image"
            className={styles.side}
            onClick={() => moveBy(-1)}
          />
          <ol className={styles.ticks}>
            {pictures.map((_, target) => (
              // Pictures have no id; their position is the key.
              <li key={target}>
                <button
                  type="button"
                  className={styles.tick}
                  aria-label={`Image ${target + 1}`}
                  aria-current={target === at ? "true" : undefined}
                  onClick={() => onIndex(target)}
                />
              </li>
            ))}
          </ol>
          <IconButton
            icon="chevron-right"
            label="Next image"
            className={styles.side}
            onClick={() => moveBy(1)}
          />
        </div>
      )}
    </Dialog>
  );
}
