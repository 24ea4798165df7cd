import { z } from "zod";
import { capitaliseFirst } from "../../lib/text";
import { bare, helpOf, elementOf, fieldsOf, type Schema } from "../checks/schema-walk";
import type { DefinedNames } from "../json-schemas";
import { fieldMeta } from "../schemas/fields";
import type { ContentType } from "../content-types";
import type { FormatRule } from "./content-format";
import type { listingSchema } from "../schemas/listing";

type ListingField = Exclude<keyof z.infer<typeof listingSchema>, "$schema">;

type ListingSection = Readonly<Record<"name" | "label" | "hint", string>> & {
  readonly fields: readonly ListingField[];
};

/** No field of the file has the name of one. */
export const listingSections: readonly ListingSection[] = [
  {
    name: "section_issues",
    label: "Before it is published",
    hint: "What the build will say of this listing.",
    fields: [],
  },
  {
    name: "section_head",
    label: "Card and head of the page",
    hint: "Pictures, name, price and size, as the site reads them.",
    // prettier-ignore
    fields: [
      "title", "slug", "price", "deposit", "location", "city", "bedrooms", "size", "sizeMeasures",
      "possession", "image", "images", "video", "tag", "tagColor", "tagTextColor", "phone",
    ],
  },
  {
    name: "section_lists",
    label: "Lists and filters",
    hint: "What it is, and on which pages it stands.",
    // prettier-ignore
    fields: [
      "type", "propertyType", "category", "categories", "status", "constructionStatus", "stage", "tags",
      "featured",
    ],
  },
  {
    name: "section_registration",
    label: "Registration, developer and approvals",
    hint: "The summary of the project, and what the law asks of an advertisement.",
    fields: ["summary", "developer", "projectName", "reraExempt", "dldPermit", "papers"],
  },
  {
    name: "section_about",
    label: "About the property",
    hint: "The text of the page.",
    fields: ["description", "facilities", "additionalInfo", "externalLinks"],
  },
  {
    name: "section_details",
    label: "Prices, charges and plans",
    hint: "The tables of the page; the cost of a unit is reckoned from them.",
    fields: ["projectDetails", "configuration", "unitTable", "floorPlans"],
  },
  {
    name: "section_place",
    label: "Place and daily life",
    hint: "The map, and what living there is like.",
    fields: ["coordinates", "mapLink", "living"],
  },
  {
    name: "section_status",
    label: "Its life on the site",
    hint: "From when and until when it is shown, and its address.",
    // prettier-ignore
    fields: [
      "state", "stateSince", "publishFrom", "publishUntil", "postedAt", "lastVerified", "priceHistory",
      "formerSlugs", "id",
    ],
  },
];

/** Its settings depend on the widget (https://sveltiacms.app/en/docs/fields). */
interface Widget {
  readonly widget: string;
  readonly pattern?: readonly [expression: string, message: string];
  readonly options?: readonly string[];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [setting: string]: unknown;
}

export interface CmsField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
}

const constraintsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" });

const labels: Readonly<Record<string, string>> = { src: "Picture", alt: "Alt text", id: "Number" };

/** "tagTextColor" gives "Tag text color". */
export const labelOf = (name: string): string =>
  labels[name] ?? capitaliseFirst(name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());

/** zod gives every whole number the largest bounds. */
const bound = (limit = Infinity) => (Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined);

function patternOf(schema: z.ZodType): Pick<Widget, "pattern"> {
  const { pattern, allOf } = constraintsOf(schema);
  // Lookaheads from the start, as each part's pattern may match anywhere.
  const expression = pattern ?? allOf?.map((part) => `(?=[^]*?(?:${part.pattern ?? ""}))`).join("");
  const message = schema.safeParse("").error?.issues[0]?.message;
  // "\S" alone only excludes blanks, as `required` does.
  if (expression === undefined || expression === "\\S" || message === undefined) return {};
  return { pattern: [expression, message] };
}

function textWidget(schema: z.ZodType, names: DefinedNames): Widget {
  const { refersTo, long } = fieldMeta.get(schema) ?? {};
  if (refersTo === "picture") return { widget: "image" };
  if (refersTo === "listing") {
    return { widget: "relation", collection: "listings", value_field: "slug", display_fields: ["title"] };
  }
  if (refersTo !== undefined) return { widget: "select", options: names[refersTo] };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return { widget: long ? "text" : "string", ...patternOf(schema) };
}

function numberWidget(schema: z.ZodNumber): Widget {
  const { exclusiveMinimum, maximum, ...bounds } = constraintsOf(schema);
  const isWhole = schema.format === "safeint";
  const minimum = isWhole && typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : bounds.minimum;
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? undefined : 0.000001,
    min: bound(minimum),
    max: bound(maximum),
  };
}

function listWidget(schema: z.ZodArray, names: DefinedNames): Widget {
  const { minItems: min, maxItems: max } = constraintsOf(schema);
  const item = cmsField("item", elementOf(schema), names);
  if (item.fields !== undefined) return { widget: "list", fields: item.fields, collapsed: "auto", min, max };
  // Without `field` the CMS shows a list as a box with one text per line.
  return { widget: "list", field: item.widget === "string" ? undefined : item, min, max };
}

function widgetOf(schema: Schema, names: DefinedNames): Widget {
  if (isLines(schema)) return { widget: "list" };
  if (schema instanceof z.ZodUnion) {
    const object = schema.options.map(bare).find((option) => option instanceof z.ZodObject);
    if (object === undefined) throw new Error("cms-field: a union that is neither lines nor a picture");
    const fields = cmsFields(object, names).map((field) =>
      field.name === "alt" ? { ...field, required: false } : field,
    );
    return { widget: "object", fields };
  }
  if (schema instanceof z.ZodObject) return { widget: "object", fields: cmsFields(schema, names) };
  if (schema instanceof z.ZodArray) return listWidget(schema, names);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return numberWidget(schema);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textWidget(schema, names);
  throw new Error(`cms-field: no field for "${schema._zod.def.type}"`);
}

function isRequired(schema: Schema): boolean {
  return [undefined, [], ""].every((value) => !z.safeParse(schema, value).success);
}

function cmsField(name: string, schema: Schema, names: DefinedNames): CmsField {
  return {
    name,
    label: labelOf(name),
    ...widgetOf(bare(schema), names),
    required: isRequired(schema),
    hint: helpOf(schema),
  };
}

/** In the order of the schema; throws for a schema that no field can show. */
export function cmsFields(object: z.ZodObject, names: DefinedNames): CmsField[] {
  return fieldsOf(object)
    .filter(([name]) => name !== "$schema")
    .map(([name, schema]) => cmsField(name, schema, names));
}

/** One text or a list of texts. */
const isLines = (inner: Schema): boolean =>
  inner instanceof z.ZodUnion && inner.options.some((option) => bare(option) instanceof z.ZodArray);

function formOf(inner: Schema): FormatRule["form"] {
  if (isLines(inner)) return "lines";
  if (fieldMeta.get(inner)?.refersTo !== "picture") return undefined;
  return inner instanceof z.ZodUnion ? "picture" : "pictureName";
}

function ruleOf(schema: Schema): FormatRule {
  const inner = bare(schema);
  return {
    optional: z.safeParse(schema, undefined).success || undefined,
    form: formOf(inner),
    ...(inner instanceof z.ZodObject
      ? { fields: Object.fromEntries(fieldsOf(inner).map(([name, field]) => [name, ruleOf(field)])) }
      : {}),
    ...(inner instanceof z.ZodArray ? { list: true, items: ruleOf(elementOf(inner)) } : {}),
  };
}

export function formatRule({ name, form, schema }: ContentType): FormatRule {
  const heads = name === "Listing" ? listingSections : [];
  const base = ruleOf(schema);
  const rule: FormatRule = {
    ...base,
    fields: { ...base.fields, ...Object.fromEntries(heads.map((head) => [head.name, { formOnly: true }])) },
  };
  return form === "list" ? { list: true, items: rule } : rule;
}
