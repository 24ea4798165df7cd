import { useMemo } from "react";
import type { ListingCardData } from "../../../listing/listing-card";
import type { ListCriteria } from "../filters/list-parameters";
import type { List } from "../list/use-list";
import { MapPanel } from "./map-panel";

interface ListMapProps {
  readonly list: Pick<List<ListCriteria, ListingCardData>, "found" | "listed" | "searchWith" | "change">;
  readonly city: string | null;
}

/** The map of a list, where its address asks for it and the list is known. */
export function ListMap({ list, city }: ListMapProps) {
  const { listed, searchWith, change } = list;
  const { area, view } = listed.criteria;
  const found = view === "map" ? list.found : null;
  const withoutArea = useMemo(
    () => (found === null || area.length === 0 ? found : searchWith({ area: [] })),
    [found, area, searchWith],
  );
  if (found === null || withoutArea === null) return null;
  const props = { homes: found, withoutArea, city, area };
  return <MapPanel {...props} onArea={(drawn) => change({ area: drawn }, "push")} />;
}
