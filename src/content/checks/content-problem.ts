/** One fault of the content: where it is, what is wrong and what to write instead. */
export interface ContentProblem {
  /** File as an editor knows it, e.g. "data/listings/kaveri-terraces.json". */
  readonly file: string;
  /** Place inside the file, e.g. "units[2].price"; empty when the whole file is meant. */
  readonly field: string;
  /** "what is wrong; what to write". */
  readonly message: string;
}

export type FieldPath = readonly (string | number)[];

/** Writes a path as editors read it: `projectDetails.units[2].price`. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((step, index) => {
      if (typeof step === "number") return `[${step}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join("");
}

/**
 * The one line of a problem (docs/decisions/a3-one-schema-per-type.md):
 * `data/listings/x.json › units[2].price — what is wrong; what to write`.
 */
export function problemLine({ file, field, message }: ContentProblem): string {
  return field === "" ? `${file} — ${message}` : `${file} › ${field} — ${message}`;
}
