import type { SearchParameter } from "../filter-definition";
import { oneOrNone } from "./parameter-texts";
import { fold } from "../../../../lib/text";

export const wordsParameter: SearchParameter<{ readonly q: string }> = {
  empty: { q: "" },
  parse: (params) => ({ q: (params.get("q") ?? "").trim() }),
  serialise: ({ q }) => ({ q: oneOrNone(q.trim()) }),
};

/** Value of `city` that asks for every city, whatever city is chosen. */
export const ALL_CITIES = "all";

interface CityPart {
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
}

export const cityParameter: SearchParameter<CityPart> = {
  empty: { city: null },
  parse: (params, cities) => {
    const cityName = fold((params.get("city") ?? "").trim());
    return { city: [ALL_CITIES, ...cities].find((city) => fold(city) === cityName) ?? null };
  },
  serialise: ({ city }) => ({ city: oneOrNone(city) }),
};

interface PagePart {
  /** Pages of cards shown, from 1. */
  readonly page: number;
}

export const pageParameter: SearchParameter<PagePart> = {
  empty: { page: 1 },
  parse: (params) => {
    const text = params.get("page") ?? "";
    return { page: Math.max(/^\d{1,5}$/.test(text) ? Number(text) : 1, 1) };
  },
  serialise: ({ page }) => ({ page: page > 1 ? [String(page)] : [] }),
};

interface ViewPart {
  readonly view: "map" | null;
}

export const viewParameter: SearchParameter<ViewPart> = {
  empty: { view: null },
  parse: (params) => ({ view: params.get("view") === "map" ? "map" : null }),
  serialise: ({ view }) => ({ view: oneOrNone(view) }),
};
