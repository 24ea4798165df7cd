import { type SearchParameter, oneOrNone } from "../filter-definition";
import { fold } from "../../../../lib/text";

export const wordsParameter: SearchParameter<{ readonly q: string }> = {
  empty: { q: "" },
  parse: (params) => ({ q: (params.get("q") ?? "").trim() }),
  serialise: ({ q }) => ({ q: oneOrNone(q.trim()) }),
};

/** Value of `city` that asks for every city, whatever city is chosen. */
export const ALL_CITIES = "all";

/** Name of a city, `ALL_CITIES`, or null where the address names none. */
export const cityParameter: SearchParameter<{ readonly city: string | null }> = {
  empty: { city: null },
  parse: (params, cities) => {
    const cityName = fold((params.get("city") ?? "").trim());
    return { city: [ALL_CITIES, ...cities].find((city) => fold(city) === cityName) ?? null };
  },
  serialise: ({ city }) => ({ city: oneOrNone(city) }),
};

/** Pages of cards shown, from 1. */
export const pageParameter: SearchParameter<{ readonly page: number }> = {
  empty: { page: 1 },
  parse: (params) => {
    const text = params.get("page") ?? "";
    return { page: Math.max(/^\d{1,5}$/.test(text) ? Number(text) : 1, 1) };
  },
  serialise: ({ page }) => ({ page: page > 1 ? [String(page)] : [] }),
};

export const viewParameter: SearchParameter<{ readonly view: "map" | null }> = {
  empty: { view: null },
  parse: (params) => ({ view: params.get("view") === "map" ? "map" : null }),
  serialise: ({ view }) => ({ view: oneOrNone(view) }),
};
