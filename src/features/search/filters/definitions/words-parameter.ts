import type { SearchParameter } from "../filter-definition";
import { oneOrNone } from "./parameter-texts";

/** The words that are searched for. */
export const wordsParameter: SearchParameter<{ readonly q: string }> = {
  empty: { q: "" },
  parse: (params) => ({ q: (params.get("q") ?? "").trim() }),
  serialise: ({ q }) => ({ q: oneOrNone(q.trim()) }),
};
