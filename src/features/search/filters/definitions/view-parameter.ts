import type { SearchParameter } from "../filter-definition";
import { oneOrNone } from "./parameter-texts";

export interface ViewPart {
  /** "map" for a list with its map above it; null for the list alone. */
  readonly view: "map" | null;
}

/** How the homes found are shown. */
export const viewParameter: SearchParameter<ViewPart> = {
  empty: { view: null },
  parse: (params) => ({ view: params.get("view") === "map" ? "map" : null }),
  serialise: ({ view }) => ({ view: oneOrNone(view) }),
};
