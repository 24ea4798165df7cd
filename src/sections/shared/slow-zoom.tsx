import { useRef, useState, type ReactNode } from "react";
import { Icon } from "../../ui/icon";
import { useOnScreen } from "../../ui/hooks";
import * as styles from "./slow-zoom.module.css";

/** Fills the nearest positioned ancestor (docs/requirements.md 9, docs/decisions/carousels-and-motion.md). */
export function SlowZoom({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isOnScreen = useOnScreen(box);
  const motion = isPaused || !isOnScreen ? `${styles.motion} ${styles.still}` : styles.motion;
  return (
    <div ref={box} className={`frame ${styles.box}`}>
      <div className={motion}>{children}</div>
      <button type="button" className={`strong ${styles.pause}`} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? "play" : "pause"} size="small" />
        {isPaused ? "Play" : "Pause"}
        <span className="vh"> the moving picture</span>
      </button>
    </div>
  );
}
