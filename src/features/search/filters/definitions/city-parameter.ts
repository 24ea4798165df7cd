import { fold } from "../../../../lib/text";
import type { SearchParameter } from "../filter-definition";
import { oneOrNone } from "./parameter-texts";

/** Value of `city` that asks for every city, whatever city is chosen. */
export const ALL_CITIES = "all";

export interface CityPart {
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
}

/** The city that the address asks for; `activeCity` says which one is listed. */
export const cityParameter: SearchParameter<CityPart> = {
  empty: { city: null },
  parse: (params, cities) => {
    const wanted = fold((params.get("city") ?? "").trim());
    return { city: [ALL_CITIES, ...cities].find((city) => fold(city) === wanted) ?? null };
  },
  serialise: ({ city }) => ({ city: oneOrNone(city) }),
};
