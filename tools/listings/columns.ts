/** The columns of a spreadsheet of listings, read from the schema: a field that is added there needs no word here. */
import { z } from "zod";
import { bare, helpOf, elementOf, fieldsOf, type Schema } from "../../src/content/checks/schema-walk";
import { fieldMeta } from "../../src/content/schemas/fields";
import { listingSchema } from "../../src/content/schemas/listing";

/** What a cell, or one line of it, holds. */
type ValueKind = "text" | "number" | "yes" | "date" | "price" | "choice" | "picture";

export interface FieldColumn {
  /** Name of the field: "size". */
  readonly name: string;
  readonly kind: ValueKind;
  readonly help: string;
  /** Allowed words; empty where any may be written. */
  readonly choices: readonly string[];
  readonly isOptional: boolean;
  /** Whether its words may be a month or a day, as "Mar 2028". */
  readonly takesDays: boolean;
  /** Whether its text may have several lines, as that of a description. */
  readonly isLong: boolean;
}

export interface ListingColumn {
  /** Place of the field in a listing: "summary.landArea". */
  readonly header: string;
  readonly path: readonly string[];
  readonly help: string;
  /** One value, a list with a value on each line, or a table with a row on each line. */
  readonly form:
    // `mayBeOne`: a single value stands alone and not in a list.
    | { readonly shape: "one"; readonly item: FieldColumn }
    | { readonly shape: "list"; readonly item: FieldColumn; readonly mayBeOne: boolean }
    | { readonly shape: "table"; readonly fields: readonly FieldColumn[] };
}

/** The forms that a field may take: those of a union, otherwise its own. */
function formsOf(schema: Schema): readonly Schema[] {
  const inner = bare(schema);
  return inner instanceof z.ZodUnion ? inner.options.map(bare) : [inner];
}

function kindOf(schema: Schema, name: string): ValueKind {
  const forms = formsOf(schema);
  const graphql = forms.map((form) => fieldMeta.get(form)?.graphql);
  if (graphql.includes("Date")) return "date";
  if (graphql.includes("Picture")) return "picture";
  if (forms.some((form) => form instanceof z.ZodEnum)) return "choice";
  if (forms.some((form) => form instanceof z.ZodNumber)) return "number";
  if (forms.some((form) => form instanceof z.ZodBoolean)) return "yes";
  return name === "price" || name === "deposit" ? "price" : "text";
}

/** Help that gives a month or a day as an example, or speaks of dates. */
const ofDays = /"(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}"|^Dates /;

function fieldColumn(name: string, schema: Schema, tableHelp = ""): FieldColumn {
  const choices = formsOf(schema).flatMap((form) =>
    form instanceof z.ZodEnum ? form.options.map(String) : [],
  );
  const isOptional = schema instanceof z.ZodOptional;
  const help = helpOf(schema) ?? "";
  const takesDays = ofDays.test(help) || (name === "value" && ofDays.test(tableHelp));
  const isLong = formsOf(schema).some((form) => fieldMeta.get(form)?.long === true);
  return { name, kind: kindOf(schema, name), help, choices, isOptional, takesDays, isLong };
}

function columnsOf(schema: Schema, path: readonly string[]): ListingColumn[] {
  const name = path.at(-1) ?? "";
  const header = path.join(".");
  const help = helpOf(schema) ?? "";
  const [first, ...further] = formsOf(schema);
  const list = [first, ...further].find((form) => form instanceof z.ZodArray);
  if (list instanceof z.ZodArray) {
    const element = bare(elementOf(list));
    if (element instanceof z.ZodObject) {
      const fields = fieldsOf(element).map(([field, inner]) => fieldColumn(field, inner, help));
      return [{ header, path, help, form: { shape: "table", fields } }];
    }
    return [
      {
        header,
        path,
        help,
        form: { shape: "list", item: fieldColumn(name, elementOf(list)), mayBeOne: further.length > 0 },
      },
    ];
  }
  if (first instanceof z.ZodObject && further.length === 0)
    return fieldsOf(first).flatMap(([field, inner]) => columnsOf(inner, [...path, field]));
  return [{ header, path, help, form: { shape: "one", item: fieldColumn(name, schema) } }];
}

/** All columns, in the order of the schema; not `$schema`, which the import writes by itself. */
export const listingColumns: readonly ListingColumn[] = columnsOf(listingSchema, []).filter(
  ({ header }) => header !== "$schema",
);

/** Name of the sheet of a table: a spreadsheet allows 31 characters. */
export function sheetNameOf({ header }: Pick<ListingColumn, "header">): string {
  return header.replace(/^projectDetails\./, "");
}
