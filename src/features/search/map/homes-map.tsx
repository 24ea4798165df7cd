import { useMemo, useState } from "react";
import { Link } from "gatsby";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { Position } from "../../../catalogue/map-frame";
import { MapCredit } from "../../../listing/position-map";
import { CityMapStage } from "./city-map-stage";
import { firstMap, placeHomes } from "./homes-on-map";
import { cityMapsPath, isCityMaps, type CityMap } from "../../../catalogue/city-map";
import * as styles from "./homes-map.module.css";

/** Which cities have a map; rejects where the list cannot be loaded. */
export async function loadCityMaps(): Promise<readonly CityMap[]> {
  const response = await fetch(cityMapsPath);
  if (!response.ok) throw new Error(`${cityMapsPath} answered ${response.status}`);
  const maps: unknown = await response.json();
  if (!isCityMaps(maps)) throw new TypeError(`${cityMapsPath} is no list of maps`);
  return maps;
}

export interface HomesMapProps {
  readonly homes: readonly CatalogueListing[];
  /** Found without the area; of them only those that no map has are named. */
  readonly withoutArea: readonly CatalogueListing[];
  readonly city: string | null;
  readonly area: readonly Position[];
  readonly onArea: (corners: readonly Position[]) => void;
}

/** The homes of a list on the drawn maps of their cities (docs/decisions/maps.md). */
export function HomesMap(props: HomesMapProps & { readonly maps: readonly CityMap[] }) {
  const { homes, withoutArea, city, area, onArea, maps } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const { byCity, missing } = useMemo(() => placeHomes(homes, withoutArea, maps), [homes, withoutArea, maps]);
  const map = maps.find((cityMap) => cityMap.city === chosen) ?? firstMap(maps, { city, area }, byCity);
  return (
    <section aria-label="Map" className={styles.panel}>
      {map !== null && (
        <>
          <CityMapStage
            key={map.city}
            map={map}
            homes={byCity.get(map.city) ?? []}
            area={area}
            onArea={onArea}
          />
          <MapCredit />
        </>
      )}
      {city === null && byCity.size > 1 && (
        <div role="group" aria-label="City of the map" className={`screen-only choices ${styles.cities}`}>
          {[...byCity].map(([name, placed]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === map?.city}
              onClick={() => setChosen(name)}
            >
              {name} <span>{placed.length}</span>
            </button>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary className="underlined">
            {`${missing.length} ${missing.length === 1 ? "home is" : "homes are"} not on a map`}
          </summary>
          <ul>
            {missing.map(({ listingId, path, title, location }) => (
              <li key={listingId}>
                <Link to={path}>{title}</Link>, {location}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
