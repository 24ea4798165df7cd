/** Makes the smallest content that a schema accepts, so that tests need no copy of every content file. */
import { z } from "zod";
import { elementOf, fieldsOf, type Schema, bare } from "../../src/content/checks/schema-walk";
import { fieldMeta } from "../../src/content/schemas/fields";

/** Values for fields that refer to something. */
export const sampleTargets = {
  picture: "exteriors/one.jpg",
  listing: "kaveri-terraces",
  city: "Bangalore",
  category: "apartments",
} as const;

const sampleTexts = [
  "A text",
  "a-slug",
  "2026-11-20",
  "+918000000000",
  "enquiries@example.com",
  "https://example.com/a",
  "https://www.google.com/maps?q=Goa&output=embed",
  "/a",
  "#0A044E",
  "IN",
  "12345678",
  "50% 30%",
  "09:30",
] as const;

export interface SampleOptions {
  /** Whether optional fields are filled as well. */
  readonly withOptional: boolean;
}

/** A value that `schema` accepts. */
export function sampleOf(schema: Schema, options: SampleOptions = { withOptional: false }): unknown {
  const inner = bare(schema);
  const refersTo = fieldMeta.get(inner)?.refersTo;
  if (refersTo !== undefined) return sampleTargets[refersTo];
  if (inner instanceof z.ZodUnion) {
    const [first] = inner.options;
    return first === undefined ? undefined : sampleOf(first, options);
  }
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner).filter(
      ([, field]) =>
        options.withOptional || !(field instanceof z.ZodOptional || field instanceof z.ZodDefault),
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, options)]));
  }
  if (inner instanceof z.ZodArray) {
    const item = sampleOf(elementOf(inner), options);
    const lengths = [options.withOptional ? 1 : 0, 1, 2, 3, 4];
    return firstAccepted(
      inner,
      lengths.map((length) => Array.from({ length }, () => item)),
    );
  }
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodBoolean) return true;
  if (inner instanceof z.ZodNumber) return 1;
  return firstAccepted(inner, sampleTexts);
}

function firstAccepted(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => z.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error("sample-content: no sample fits; add one to sampleTexts");
  return found;
}
