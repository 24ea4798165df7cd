/** The data of a city's page, fetched by home for a visitor who has chosen a city (docs/requirements.md 2.1). */
import { useEffect, useState } from "react";
import { routes } from "../../config/routes";
import { fetchPageData } from "../../gatsby/boot/page-data";
import { isRecord } from "../../lib/json-record";
import type { CityHomeData } from "./city-home";

export type CityPageState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly data: CityHomeData }
  | { readonly status: "failed" };

const fetched = new Map<string, CityHomeData>();

/** Whether a value holds the main parts of a city page's data; the build wrote it, so not every field is checked. */
function isCityPageData(value: unknown): value is CityHomeData {
  return (
    isRecord(value) &&
    isRecord(value.city) &&
    isRecord(value.homePage) &&
    isRecord(value.cityListings) &&
    isRecord(value.featured)
  );
}

/** Rejects when the city has no page or its data is something else. */
async function fetchCityPage(city: string): Promise<CityHomeData> {
  const data = await fetchPageData(routes.city(city));
  if (!isCityPageData(data)) throw new Error(`The page data of ${city} does not hold a city page`);
  fetched.set(city, data);
  return data;
}

/** The state of a city's page data; null when no city is chosen. Data once fetched is kept for the visit. */
export function useCityPage(city: string | null): CityPageState | null {
  /** The city whose data has been fetched, or has failed to be. */
  const [settled, setSettled] = useState<string | null>(null);
  const isMissing = city !== null && !fetched.has(city) && settled !== city;
  useEffect(() => {
    if (!isMissing || city === null) return undefined;
    let isCurrent = true;
    const settle = () => isCurrent && setSettled(city);
    fetchCityPage(city).then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [isMissing, city]);
  if (city === null) return null;
  const data = fetched.get(city);
  if (data !== undefined) return { status: "ready", data };
  return { status: settled === city ? "failed" : "loading" };
}
