import { useMemo } from "react";
import type { List } from "../list/use-list";
import { MapPanel } from "./map-panel";

interface ListMapProps {
  readonly list: Pick<List, "listed" | "searchWith" | "change">;
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
      area={area}
      onArea={(drawn) => list.change({ area: drawn }, "push")}
    />
  );
}
