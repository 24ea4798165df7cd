import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { hasModifier } from "../../lib/keys";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import * as styles from "./image-viewer.module.css";

interface ImageViewerProps {
  /** What the pictures are of. */
  readonly title: string;
  /** One at least: without any there is nothing to press. */
  readonly pictures: readonly ViewerPicture[];
  /** The picture shown, counted from 0; null while the viewer is closed. */
  readonly index: number | null;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** Pictures over the whole screen (docs/requirements.md 2.8): closes by its button, a click beside the picture and
 * Escape. Arrow keys, arrows and swipes lead from one to the next. */
export function ImageViewer({ title, pictures, index, onIndex, onClose }: ImageViewerProps) {
  const titleId = useId();
  const count = pictures.length;
  const isOpen = index !== null;
  const at = index ?? 0;
  const moveBy = (step: number) => onIndex((at + step + count) % count);
  // Wherever the focus is: a click on a picture or beside a button takes it from the buttons.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || hasModifier(event)) return;
      event.preventDefault();
      moveBy(step);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={titleId} className={`on-navy ${styles.viewer}`}>
      <div className={`stack ${styles.bar}`}>
        <p className={`num strong ${styles.count}`} aria-live="polite">
          {`Image ${at + 1} of ${count}`}
        </p>
        <h2 id={titleId} className={styles.caption}>
          {pictures[at]?.caption}
        </h2>
        <IconButton icon="x" label="Close" size="large" onClick={onClose} />
      </div>
      <ViewerRow label={title} pictures={pictures} index={at} onIndex={onIndex} />
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

export interface ViewerPicture {
  readonly picture: PictureData;
  readonly caption: string;
}

interface ViewerRowProps extends Pick<ImageViewerProps, "pictures" | "onIndex"> {
  /** Accessible name: what the pictures are of. */
  readonly label: string;
  readonly index: number;
}

// A row that scrolls must be reachable by keyboard.
const scrollable = { tabIndex: 0 } as const;

function onPinch(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
const isPinchedNow = () => (window.visualViewport?.scale ?? 1) > 1.01;

const scrolledIndex = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / (clientWidth || 1));

/** The viewer's pictures as a row that scrolls and snaps natively: a finger swipes and two fingers zoom. */
export function ViewerRow({ label, pictures, index, onIndex }: ViewerRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isPinched = useSyncExternalStore(onPinch, isPinchedNow, () => false);
  /** Where the row stands, as it said or was told last. */
  const shown = useRef(-1);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    // A swipe has brought its picture already. The size is known once the dialog is open.
    const observer = new ResizeObserver(() => {
      if (shown.current === index || element.clientWidth === 0) return;
      shown.current = index;
      element.scrollTo({ left: index * element.clientWidth, behavior: "instant" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [index]);
  return (
    <div
      ref={row}
      className={styles.row}
      role="group"
      aria-label={label}
      data-pinched={isPinched || undefined}
      onScroll={({ currentTarget }) => {
        const now = scrolledIndex(currentTarget);
        // Where it was told to go: the visitor may have pressed a key for the next picture since.
        if (now === shown.current) return;
        shown.current = now;
        onIndex(now);
      }}
      {...scrollable}
    >
      {pictures.map(({ picture }, at) => (
        <figure key={at} className={styles.figure}>
          <Picture
            picture={picture}
            sizes={isPinched && at === index ? "200vw" : "min(100vw, 1200px)"}
            eager={Math.abs(at - index) <= 1}
            className={styles.image}
          />
        </figure>
      ))}
    </div>
  );
}
