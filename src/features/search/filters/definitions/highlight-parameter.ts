import type { SearchParameter } from "../filter-definition";
import { oneOrNone } from "./parameter-texts";

interface HighlightPart {
  /** Id or slug of a listing. */
  readonly highlight: string | null;
}

/** The listing that is shown first and flashes. */
export const highlightParameter: SearchParameter<HighlightPart> = {
  empty: { highlight: null },
  parse: (params) => ({
    highlight: /^[a-z0-9-]+$/i.exec((params.get("highlight") ?? "").trim())?.[0] ?? null,
  }),
  serialise: ({ highlight }) => ({ highlight: oneOrNone(highlight) }),
};
