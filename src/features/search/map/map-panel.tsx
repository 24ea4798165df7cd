import { useCallback, useState } from "react";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import type { HomesMapProps } from "./homes-map";
import * as styles from "./map-panel.module.css";

const mapPart = lazyPart(async () => {
  const { HomesMap, loadCityMaps } = await import("./homes-map");
  return { HomesMap, maps: await loadCityMaps() };
});

/** Keeps the map's room while its code is loaded. */
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
  return part === null ? (
    <div className={styles.room} aria-busy="true" />
  ) : (
    <part.HomesMap {...props} maps={part.maps} />
  );
}

interface ViewSwitchProps {
  readonly view: "map" | null;
  readonly onChange: (view: "map" | null) => void;
}

const views = [
  [null, "List"],
  ["map", "Map"],
] as const;

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="Show as" className="needs-script screen-only segmented">
      {views.map(([value, label]) => (
        <button key={label} type="button" aria-pressed={value === view} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
