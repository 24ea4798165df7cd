import { useEffect, useRef, useSyncExternalStore } from "react";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import * as styles from "./image-viewer.module.css";

export interface ViewerPicture {
  readonly picture: PictureData;
  readonly caption: string;
}

interface ViewerRowProps {
  /** Accessible name: what the pictures are of. */
  readonly label: string;
  readonly pictures: readonly ViewerPicture[];
  /** The picture shown, counted from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

// A row that scrolls must be reachable by keyboard.
const scrollable = { tabIndex: 0 } as const;

function onPinch(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
const isPinchedNow = () => (window.visualViewport?.scale ?? 1) > 1.01;

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / (clientWidth || 1));

/** The viewer's pictures as a row that scrolls and snaps natively: a finger swipes and two fingers zoom. */
export function ViewerRow({ label, pictures, index, onIndex }: ViewerRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isPinched = useSyncExternalStore(onPinch, isPinchedNow, () => false);
  /** Where the row stands, as it said or was told last. */
  const place = useRef(-1);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    // A swipe has brought its picture already. The size is known once the dialog is open.
    const observer = new ResizeObserver(() => {
      if (place.current === index || element.clientWidth === 0) return;
      place.current = index;
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
        const now = placeOf(currentTarget);
        // Where it was told to go: the visitor may have pressed a key for the next picture since.
        if (now === place.current) return;
        place.current = now;
        onIndex(now);
      }}
      {...scrollable}
    >
      {pictures.map(({ picture }, at) => (
        // Pictures have no identity beyond their place.
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
