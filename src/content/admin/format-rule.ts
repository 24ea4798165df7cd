import { z } from "zod";
import { bare, elementOf, fieldsOf, type Schema } from "../checks/schema-walk";
import type { ContentType } from "../content-types";
import { fieldMeta } from "../schemas/fields";
import type { FormatRule } from "./content-format";
import { listingSections } from "./listing-sections";

const isOptional = (schema: Schema) => z.safeParse(schema, undefined).success;

/** One text or a list of texts. */
export function isLines(schema: Schema): boolean {
  const inner = bare(schema);
  return inner instanceof z.ZodUnion && inner.options.some((option) => bare(option) instanceof z.ZodArray);
}

function formOf(schema: Schema): FormatRule["form"] {
  const inner = bare(schema);
  if (isLines(inner)) return "lines";
  if (fieldMeta.get(inner)?.refersTo !== "picture") return undefined;
  return inner instanceof z.ZodUnion ? "picture" : "pictureName";
}

function ruleOf(schema: Schema): FormatRule {
  const inner = bare(schema);
  return {
    ...(isOptional(schema) ? { optional: true } : {}),
    ...(formOf(inner) === undefined ? {} : { form: formOf(inner) }),
    ...(inner instanceof z.ZodObject
      ? { fields: Object.fromEntries(fieldsOf(inner).map(([name, field]) => [name, ruleOf(field)])) }
      : {}),
    ...(inner instanceof z.ZodArray ? { list: true, items: ruleOf(elementOf(inner)) } : {}),
  };
}

export function formatRule({ name, form, schema }: ContentType): FormatRule {
  const headings = name === "Listing" ? listingSections : [];
  const own = ruleOf(schema);
  const rule: FormatRule = {
    ...own,
    fields: { ...own.fields, ...Object.fromEntries(headings.map((each) => [each.name, { formOnly: true }])) },
  };
  return form === "list" ? { list: true, items: rule } : rule;
}
