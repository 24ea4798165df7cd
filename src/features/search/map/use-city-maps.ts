import { useEffect, useState } from "react";
import { cityMaps, cityMapsPath, type CityMap } from "../../../catalogue/city-map";

let loading: Promise<readonly CityMap[]> | null = null;

async function fetchMaps(): Promise<readonly CityMap[]> {
  const response = await fetch(cityMapsPath);
  if (!response.ok) throw new Error(`${cityMapsPath} answered ${response.status}`);
  return cityMaps.decode(await response.json());
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
export function useCityMaps(): readonly CityMap[] | "failed" | null {
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
