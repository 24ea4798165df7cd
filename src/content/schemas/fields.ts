import { z } from "zod";

export interface FieldMeta {
  /** For objects, enums and what zod cannot express (`Float`, `Picture`); with a final "!" GraphQL always has a value. */
  readonly graphql?: string;
  readonly directive?: string;
  /** The checker verifies it. */
  readonly refersTo?: "picture" | "listing" | "city" | "category";
  /** Visitors read it; the agency's claims in braces are filled in (docs/decisions/content.md). */
  readonly words?: "plain" | "html";
  /** Several lines: the admin gives it a box. */
  readonly long?: true;
  /** The checker warns of a day that is still to come. */
  readonly past?: true;
}

export const fieldMeta = z.registry<FieldMeta>();

/** An object by the name of its GraphQL type. */
export const named = <Fields extends z.core.$ZodLooseShape>(graphql: string, fields: Fields) =>
  z.strictObject(fields).register(fieldMeta, { graphql });

/** The same of a node, which may be made from objects with more fields. */
export const nodeObject = <Fields extends z.core.$ZodLooseShape>(graphql: string, fields: Fields) =>
  z.object(fields).register(fieldMeta, { graphql });

/** A file of its own, which may name its schema for code editors. */
export const file = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ $schema: z.string().optional(), ...fields });

export const list = <Item extends z.core.SomeType>(item: Item, help: string) => z.array(item).describe(help);

/** What an editor may leave out where there is nothing to list. */
export const optionalList = <Item extends z.core.SomeType>(item: Item, help: string) =>
  z.array(item).optional().describe(help);

/** A text of a given form; `message` describes it. */
export const matching = (help: string, pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).describe(help);

/** The name by which other content, a query or an address refers to an entry. */
export const keyName = (help: string) => matching(help, /\S/, "is empty; write a text or remove the field");

/** One line of text, kept as written; not of blanks alone. */
export const line = (help: string) => keyName(help).register(fieldMeta, { words: "plain" });

/** Plain words, as browser tabs, mails and shared links show markup as letters. */
export const title = (help: string) =>
  matching(
    help,
    /^(?![\s\S]*(?:<(?:!|\/?[A-Za-z])|&#?[A-Za-z0-9]+;))[\s\S]*\S/,
    'must be plain words, for HTML shows as letters here; leave out tags like "<b>" and write "&" for "&amp;"',
  ).register(fieldMeta, { words: "plain" });

/** Indian or western groups, or none: nobody can say which digit of "₹85,00,0000" is one too many. */
export const groupedDigits =
  /^(?=[\s\S]*\S)\D*(?:(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?!\d|,\d)\D*)*$/;

/** A price as advertisements word it (docs/decisions/prices-and-offers.md). */
export const priceText = (help: string) =>
  matching(
    help,
    groupedDigits,
    'must group its digits like "₹85,00,000" or "AED 2,100,000"; count them, or write "₹85 L"',
  ).regex(/^(?!\s*[^\d\s]{0,3}\s*[-−]\s*\D?\d)/, "is below zero; write the amount without its sign");

export const prose = (help: string) => line(help).register(fieldMeta, { words: "plain", long: true });

/** Tags of `sanitise-html.ts`; others are dropped at build (docs/decisions/content-checks.md). */
export const html = (help: string) =>
  prose(`${help} HTML: p, h2–h4, ul, ol, li, strong, a, blockquote, figure, table.`).register(fieldMeta, {
    words: "html",
    long: true,
  });

const pictureMeta = { graphql: "Picture", refersTo: "picture" } as const;

/** Name below data/images, or an https address that the build downloads (docs/decisions/pictures.md). */
export const picture = (help: string) =>
  line(`${help} A file below data/images, e.g. "exteriors/villa-01.jpg", or an https address.`).register(
    fieldMeta,
    pictureMeta,
  );

/** A picture named alone takes its alt text from data/alt.json. */
export const pictureWithAlt = (help: string) =>
  z
    .union([
      picture(help),
      z.strictObject({
        src: picture("The picture."),
        alt: line("What the picture shows, for people who cannot see it."),
      }),
    ])
    .describe(help)
    .register(fieldMeta, pictureMeta);

/** Lower-case words and digits joined by hyphens, with a letter among them: "kaveri-terraces". */
export const slug = (help: string) =>
  matching(
    help,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words of a to z and digits, joined by hyphens, e.g. "kaveri-terraces"',
  ).regex(/[a-z]/, "must hold a letter: an all-digit slug would be taken for an id");

export const isoDate = (help: string, more: Pick<FieldMeta, "past"> = {}) =>
  z.iso
    .date('must be a date like "2026-11-20"')
    .describe(`${help} Year-month-day.`)
    .register(fieldMeta, { graphql: "Date", directive: "@dateformat", ...more });

export const clockTime = (help: string) =>
  matching(
    `${help} Hours and minutes, 24 hours.`,
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'must be a time like "09:30" or "19:00"',
  );

export const pastDate = (help: string) => isoDate(help, { past: true });

/** Refuses words in its place ("TBA", "Applied for"), which visitors would take for a number. */
export const registrationNumber = (help: string) =>
  matching(
    help,
    /\d/,
    "must be the number that the regulator gave, with its digits; where none is needed, leave the field out",
  ).regex(
    /^(?![-+]?\d+(?:[.,]\d+)?[eE][-+]?\d+$)/,
    "is a number that a spreadsheet has shortened; write all of its digits",
  );

export const oneOf = <Value extends string>(graphql: string, values: readonly Value[], help: string) =>
  z.enum(values).describe(help).register(fieldMeta, { graphql });

export const phone = (help: string) =>
  matching(
    `${help} International form without spaces, e.g. +918000000000.`,
    /^\+[1-9]\d{7,14}$/,
    'must be an international number without spaces, e.g. "+918000000000"',
  );

export const email = (help: string) => z.email("must be an e-mail address").describe(help);

export const httpsUrl = (help: string) =>
  matching(help, /^https:\/\/[^\s"<>]+$/, "must be a web address that starts with https://");

export const href = (help: string) =>
  matching(
    help,
    /^(\/|#|https:\/\/|mailto:|tel:)[^\s"<>]*$/,
    'must start with "/", "#", "https://", "mailto:" or "tel:"',
  );

export const colour = (help: string) =>
  matching(help, /^#[0-9a-fA-F]{6}$/, 'must be a colour like "#0A044E"');

/** Exactly as in data/cities.json. */
export const cityName = (help: string) => line(help).register(fieldMeta, { refersTo: "city" });
export const listingSlug = (help: string) => line(help).register(fieldMeta, { refersTo: "listing" });
/** In listings also the spellings of `parse-taxonomy.ts`. */
export const categorySlug = (help: string) => line(help).register(fieldMeta, { refersTo: "category" });

/** Float, as rupees pass the 32-bit limit of Int at 214 crore. */
export const amount = (help: string) =>
  z.number().nonnegative().describe(help).register(fieldMeta, { graphql: "Float" });

export const link = (help: string) =>
  named("ContentLink", { label: line("Words of the link."), href: href("Where it leads.") }).describe(help);

export const offeredIcons = [
  "shield-check", "banknote", "users", "landmark", "home", "building", "key", "sofa", "calculator",
  "map-pin", "file-text", "wrench", "clipboard-check", "handshake", "ruler", "palette", "truck", "clock",
  "percent", "scale", "search", "mail", "phone", "calendar", "trending-up", "briefcase",
] as const; // prettier-ignore
export const icon = (help: string) => oneOf("ContentIcon", offeredIcons, help);

export const point = (graphql: string) =>
  named(graphql, {
    icon: icon("Line icon beside the heading."),
    title: line("Heading, two to five words."),
    description: prose("One or two sentences."),
  });

export const section = named("CopySection", {
  heading: line("Heading of the section."),
  lead: prose("Opening paragraph, set larger.").optional(),
  paragraphs: z.array(prose("A paragraph.")).default([]).describe("Paragraphs below the opening one."),
});

/** Resolved by GraphQL; no node holds it. `type` is its GraphQL type, with its exclamation mark. */
export const resolved = (type: string, help: string, directive?: string) =>
  z.never().describe(help).register(fieldMeta, { graphql: type, directive }).optional();

type CompletedField<Field> =
  Field extends z.ZodOptional<infer Inner>
    ? z.ZodDefault<Inner extends z.ZodArray | z.ZodBoolean ? Inner : z.ZodNullable<Inner>>
    : Field;

type Completed<Fields> = { [Name in keyof Fields]: CompletedField<Fields[Name]> };

/** What an editor may leave out is an empty list, false or null in a node. */
export function completed<Fields extends z.ZodRawShape>(fields: Fields): Completed<Fields>;
export function completed(fields: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, completedField(field)]));
}

function completedField(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodOptional)) return field;
  const inner = field.unwrap();
  if (!(inner instanceof z.ZodType)) return field;
  const filled = filledField(inner);
  return field.description === undefined ? filled : filled.describe(field.description);
}

function filledField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) return field.default([]);
  return field instanceof z.ZodBoolean ? field.default(false) : field.nullable().default(null);
}
