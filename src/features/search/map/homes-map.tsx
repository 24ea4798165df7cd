import { useMemo, useState, useEffect } from "react";
import { Link } from "gatsby";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { Position } from "../../../catalogue/map-frame";
import { MapCredit } from "../../../listing/place-map";
import { CityMapStage } from "./city-map-stage";
import * as styles from "./homes-map.module.css";
import { firstMap, placeHomes } from "./homes-on-map";
import { cityMapsPath, isCityMaps, type CityMap } from "../../../catalogue/city-map";

let loading: Promise<readonly CityMap[]> | null = null;

async function fetchMaps(): Promise<readonly CityMap[]> {
  const response = await fetch(cityMapsPath);
  if (!response.ok) throw new Error(`${cityMapsPath} answered ${response.status}`);
  const maps: unknown = await response.json();
  if (!isCityMaps(maps)) throw new TypeError(`${cityMapsPath} is no list of maps`);
  return maps;
}

/** Loads which cities have a map; asked for once a visit, and again by the next call where it did not come. */
function loadCityMaps(): Promise<readonly CityMap[]> {
  loading ??= fetchMaps().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The maps of the cities; null until they are there, "failed" where they do not come. */
function useCityMaps(): readonly CityMap[] | "failed" | null {
  const [maps, setMaps] = useState<readonly CityMap[] | "failed" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadCityMaps().then(
      (loaded) => isCurrent && setMaps(loaded),
      () => isCurrent && setMaps("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return maps;
}

export interface HomesMapProps {
  /** The homes found. */
  readonly homes: readonly CatalogueListing[];
  /** Those that would be found without the area: of them those that no map has are named. */
  readonly withoutArea: readonly CatalogueListing[];
  /** The city listed, null for all. */
  readonly city: string | null;
  /** Corners of the area that narrows the list; none without one. */
  readonly area: readonly Position[];
  readonly onArea: (corners: readonly Position[]) => void;
}

/** The homes of a list on the drawn maps of their cities (docs/decisions/2026-11-23-maps-of-our-own.md). */
export function HomesMap({ homes, withoutArea, city, area, onArea }: HomesMapProps) {
  const maps = useCityMaps();
  const [chosen, setChosen] = useState<string | null>(null);
  const { byCity, missing } = useMemo(
    () => placeHomes(homes, withoutArea, maps === null || maps === "failed" ? [] : maps),
    [homes, withoutArea, maps],
  );
  if (maps === null) return <div className={styles.box} aria-busy="true" />;
  if (maps === "failed") {
    return (
      <p role="alert">
        The map could not be loaded. The homes are listed below; to try again, reload the page.
      </p>
    );
  }
  const map = maps.find((each) => each.city === chosen) ?? firstMap(maps, { city, area }, byCity);
  return (
    <section aria-label="Map" className={styles.panel}>
      {city === null && byCity.size > 1 && (
        <div role="group" aria-label="City of the map" className={styles.cities}>
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
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>
            {missing.length} {missing.length === 1 ? "home is" : "homes are"} not on a map
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
