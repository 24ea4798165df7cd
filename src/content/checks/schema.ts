import { z } from "zod";
import { isRecord, valueAt } from "../../lib/json-record";
import { errorIn, type Check, type ContentEntry, type FieldPath, type Issue } from "./issue";
import { bare, fieldsOf, helpOf, meantForm, schemaAt, type Schema } from "./schema-walk";
import { closest, quoted, suggestion } from "./values";

type ZodIssue = z.core.$ZodIssue;

/** Derived by the build (docs/decisions/prices-and-offers.md, docs/decisions/content-checks.md). */
const derivedFields: Readonly<Record<string, string>> = {
  isDubai: "the city",
  priceNumber: "the price",
  currency: "the price",
  pricePeriod: "the price",
};

/** Issues against the schemas, one per field, in sentences that an editor can act on. */
export const checkSchemas: Check<"entries"> = ({ entries }) => entries.flatMap(schemaIssues);

function schemaIssues(entry: ContentEntry): Issue[] {
  const result = entry.type.schema.safeParse(entry.value, { error: plainWords });
  if (result.success) return [];
  const seen = new Set<string>();
  return result.error.issues
    .flatMap((issue) => explainIssue(entry, issue, []))
    .filter(({ field }) => !seen.has(field) && seen.add(field));
}

function explainIssue(entry: ContentEntry, issue: ZodIssue, above: FieldPath): Issue[] {
  const path = [...above, ...issue.path];
  const value = valueAt(entry.value, path);
  const schema = schemaAt(entry.type.schema, entry.value, path);
  const errorAt = (message: string, below: FieldPath = path) => errorIn(entry, below, message);

  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => errorAt(unknownFieldMessage(key, schema, value), [...path, key]));
  }
  if (issue.code === "invalid_union" && schema !== undefined) {
    const union = bare(schema);
    const meant = meantForm(schema, value);
    const branch = union instanceof z.ZodUnion ? union.options.map(bare).indexOf(meant) : -1;
    if (branch >= 0) return (issue.errors[branch] ?? []).flatMap((inner) => explainIssue(entry, inner, path));
    return [errorAt(value === undefined ? missingMessage(schema) : wrongTypeMessage(kindsOf(schema), value))];
  }
  if (value === undefined) return [errorAt(missingMessage(schema))];
  if (value === null && schema !== undefined && isOptional(schema)) {
    return [errorAt(`is null; write ${kindsOf(schema)} or remove the field`)];
  }
  if (typeof value === "string" && value.trim() === "") return [errorAt(emptyMessage(schema))];
  if (issue.message.startsWith("must ")) return [errorAt(`${quoted(value)} ${issue.message}`)];
  return [errorAt(issue.message)];
}

function isOptional(schema: Schema): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

function unknownFieldMessage(key: string, schema: Schema | undefined, parent: unknown): string {
  const from = derivedFields[key];
  if (from !== undefined) return `is worked out from ${from} at build; remove the field`;
  const form = schema === undefined ? undefined : meantForm(schema, parent);
  const written = isRecord(parent) ? Object.keys(parent) : [];
  const fields = form instanceof z.ZodObject ? fieldsOf(form) : [];
  const free = fields.map(([name]) => name).filter((name) => name !== "$schema" && !written.includes(name));
  const above = fields.find(([, field]) => {
    const inner = bare(field);
    return inner instanceof z.ZodObject && key in inner.shape;
  });
  const near = above === undefined ? closest(key, free) : `${above[0]}.${key}`;
  return `is not a known field; ${near === undefined ? "remove it" : `did you mean "${near}"?`}`;
}

function missingMessage(schema: Schema | undefined): string {
  return schema === undefined
    ? "is missing; add it"
    : `is missing; write ${kindsOf(schema)}${helpAfterColon(schema)}`;
}

function emptyMessage(schema: Schema | undefined): string {
  if (schema === undefined || isOptional(schema)) return "is empty; write a text or remove the field";
  return `is empty; write a text${helpAfterColon(schema)}`;
}

function helpAfterColon(schema: Schema): string {
  const help = helpOf(schema);
  return help === undefined ? "" : `: ${help.replace(/\.$/, "")}`;
}

function kindsOf(schema: Schema): string {
  const inner = bare(schema);
  if (inner instanceof z.ZodUnion) return [...new Set(inner.options.map(kindsOf))].join(" or ");
  if (inner instanceof z.ZodArray) return kindWords.array;
  if (inner instanceof z.ZodObject) return kindWords.object;
  if (inner instanceof z.ZodNumber) return inner.format === "safeint" ? kindWords.int : kindWords.number;
  if (inner instanceof z.ZodBoolean) return kindWords.boolean;
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.map((option) => `"${option}"`).join(", ")}`;
  return kindWords.string;
}

const kindWords = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  int: "a whole number without quotation marks",
  boolean: "true or false without quotation marks",
  array: "a list in square brackets [ ]",
  object: "an object in braces { }",
} as const;

function nameOfKind(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  return isRecord(value) ? "an object" : "a number";
}

function wrongTypeMessage(neededType: string, value: unknown): string {
  return `is ${nameOfKind(value)}; write ${neededType}`;
}

/** A message in the schema takes precedence. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.expected === "int" && typeof issue.input === "number")
        return `is ${issue.input}; write a whole number`;
      const words = new Map<string, string>(Object.entries(kindWords)).get(issue.expected);
      return wrongTypeMessage(words ?? issue.expected, issue.input);
    }
    case "invalid_value": {
      const options = issue.values.map(String);
      if (typeof issue.input !== "string") return wrongTypeMessage("a text in quotation marks", issue.input);
      return `${quoted(issue.input)} is not known here; ${suggestion(issue.input, options, options.length)}`;
    }
    case "too_small":
    case "too_big":
      return sizeMessage(issue);
    case "invalid_format":
      return "is not in the form that is expected; see the help of the field";
    default:
      return undefined;
  }
}

function sizeMessage(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const rule = issue.exact === true ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  if (Array.isArray(issue.input))
    return `has ${issue.input.length} ${issue.input.length === 1 ? "entry" : "entries"}; write ${rule} ${limit}`;
  if (typeof issue.input === "string")
    return `${quoted(issue.input)} has ${issue.input.length} characters; write ${rule} ${limit}`;
  const bound = issue.inclusive === false ? (issue.code === "too_small" ? "more than" : "less than") : rule;
  return `is ${JSON.stringify(issue.input)}; write a number of ${bound} ${limit}`;
}
