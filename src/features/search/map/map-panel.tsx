import { useCallback, useState } from "react";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import type { HomesMapProps } from "./homes-map";
import * as styles from "./map-panel.module.css";

const mapPart = lazyPart(() => import("./homes-map"));

/** The map of a list, whose code is loaded when the address asks for it; its room is kept meanwhile. */
export function MapPanel(props: HomesMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const part = useLazyPart(
    mapPart,
    !hasFailed,
    useCallback(() => setFailed(true), []),
  );
  if (hasFailed) {
    return (
      <p role="alert" className={styles.failure}>
        The map could not be loaded. Check your connection and reload the page; the homes are listed below.
      </p>
    );
  }
  return part === null ? <div className={styles.room} aria-busy="true" /> : <part.HomesMap {...props} />;
}
