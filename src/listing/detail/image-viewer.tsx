import { useId, type KeyboardEvent } from "react";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import * as styles from "./image-viewer.module.css";

export interface ViewerPicture {
  readonly picture: PictureData;
  readonly caption: string;
}

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
 * Escape.
 */
export function ImageViewer({ title, pictures, index, onIndex, onClose }: ImageViewerProps) {
  const titleId = useId();
  const count = pictures.length;
  const at = index ?? 0;
  const shown = pictures[at];
  const moveBy = (step: number) => onIndex((at + step + count) % count);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") moveBy(-1);
    if (event.key === "ArrowRight") moveBy(1);
  };
  return (
    <Dialog
      open={index !== null}
      onClose={onClose}
      labelledBy={titleId}
      className={`on-navy ${styles.viewer}`}
    >
      <div className={styles.bar} role="presentation" onKeyDown={moveByKey}>
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
        <figure className={styles.figure}>
          <Picture key={at} picture={shown.picture} sizes="100vw" eager className={styles.image} />
        </figure>
      )}
      {count > 1 && (
        <div className={styles.controls} role="presentation" onKeyDown={moveByKey}>
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
