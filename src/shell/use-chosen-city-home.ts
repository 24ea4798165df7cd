import { useCallback, useState } from "react";
import type { CityHomeData } from "../sections/home/city-home";
import { useCityPage } from "../sections/home/city-page-data";
import { lazyPart, useLazyPart } from "../ui/use-lazy-part";
import type { ChosenCityHome } from "./chosen-city-home";

/** Kept for the visit: back on home it is rendered at once, so that the scroll position can be restored. */
const chosenCityHome = lazyPart(() => import("./chosen-city-home"));

type ChosenCityHomeState =
  | { readonly status: "loading" | "failed" }
  | {
      readonly status: "ready";
      readonly Home: typeof ChosenCityHome;
      readonly data: CityHomeData;
    };

/**
 * The component of the chosen city's home and its data, fetched in parallel, since a visitor without a city needs
 * neither. Null without a city; failed where one of the two cannot be fetched.
 */
export function useChosenCityHome(city: string | null): ChosenCityHomeState | null {
  const page = useCityPage(city);
  const [cityWithout, setCityWithout] = useState<string | null>(null);
  const onFailure = useCallback(() => setCityWithout(city), [city]);
  const part = useLazyPart(chosenCityHome, city !== null, onFailure);
  if (city === null || page === null) return null;
  if (page.status === "failed") return page;
  if (part === null) return { status: cityWithout === city ? "failed" : "loading" };
  return page.status === "ready" ? { ...page, Home: part.ChosenCityHome } : page;
}
