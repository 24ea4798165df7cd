import type { ContentProblem } from "./content-problem";

/** A problem of a rule that knows both: what cannot be true stops the build, what may be true is worth a look. */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly problem: ContentProblem;
}
