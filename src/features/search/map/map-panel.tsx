import { useCallback, useMemo, useState } from "react";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import type { List } from "../list/use-list";
import type { HomesMapProps } from "./homes-map";
import * as styles from "./map-panel.module.css";

const mapPart = lazyPart(async () => {
  const { HomesMap, loadCityMaps } = await import("./homes-map");
  return { HomesMap, maps: await loadCityMaps() };
});

/** Keeps the map's room while its code is loaded. */
export function MapPanel(props: HomesMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const part = useLazyPart(mapPart, !hasFailed, fail);
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

const views = [
  [null, "List"],
  ["map", "Map"],
] as const;

/** Nothing for an empty list, unless the map is asked for. */
export function ViewSwitch({ list }: { readonly list: Pick<List, "requested" | "listed" | "change"> }) {
  const { view, page } = list.requested.criteria;
  if (view === null && list.listed.found?.length === 0) return null;
  return (
    <div role="group" aria-label="Show as" className="needs-script screen-only segmented">
      {views.map(([value, label]) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === view}
          onClick={() => list.change({ view: value, page }, "push")}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface ListMapProps {
  readonly list: Pick<List, "requested" | "listed" | "searchWith" | "change">;
  readonly city: string | null;
}

/** The map of a list, where its address requests it and the list is known. */
export function ListMap({ list, city }: ListMapProps) {
  const { searchWith } = list;
  const { found, criteria } = list.listed;
  const { area, view } = criteria;
  const isNarrowed = view === "map" && area.length > 0;
  const withoutArea = useMemo(() => (isNarrowed ? searchWith({ area: [] }) : null), [isNarrowed, searchWith]);
  if (view === null || found === null) return null;
  return (
    <MapPanel
      homes={found}
      withoutArea={withoutArea ?? found}
      city={city}
      area={list.requested.criteria.area}
      onArea={(drawn) => list.change({ area: drawn }, "push")}
    />
  );
}
