/**
 * The kinds of value that content files are made of. Each carries the sentence an editor sees as hover help and,
 * through `graphql`, the type it becomes in Gatsby's data layer.
 */
import { z } from "zod";

/** Metadata of a schema beyond zod's own checks. */
export interface FieldMeta {
  /**
   * Name of the GraphQL type, for objects, enums and whatever zod cannot tell (`Float`, `Picture`). With an exclamation
   * mark at its end it says that GraphQL always has a value, whatever the node itself holds.
   */
  readonly graphql?: string;
  /** Directives of the GraphQL field, e.g. `@dateformat`. */
  readonly directive?: string;
  /** What the text refers to, which the checker verifies: a picture under data/images, a listing slug, a city name. */
  readonly refersTo?: "picture" | "listing" | "city" | "category";
  /** Words that visitors read; the agency's claims in braces are filled in (docs/decisions/content.md). */
  readonly words?: "plain" | "html";
  /** Text of several lines: the admin gives it a box. */
  readonly long?: true;
  /** A day on which something happened: the checker warns of one that is still to come. */
  readonly past?: true;
}

/** Registry of the metadata, entered by `.register(fieldMeta, …)`. */
export const fieldMeta = z.registry<FieldMeta>();

/** One line of text, kept as written; refuses one of blanks alone. */
export const line = (help: string) =>
  z
    .string()
    .regex(/\S/, "is empty; write a text or remove the field")
    .describe(help)
    .register(fieldMeta, { words: "plain" });

/** The name by which other content, a query or an address asks for an entry. */
export const keyName = (help: string) =>
  z.string().regex(/\S/, "is empty; write a text or remove the field").describe(help);

/** One line of plain words: a title stands in browser tabs, mails and shared links, where markup shows as letters. */
export const title = (help: string) =>
  z
    .string()
    .regex(
      /^(?![\s\S]*(?:<(?:!|\/?[A-Za-z])|&#?[A-Za-z0-9]+;))[\s\S]*\S/,
      'must be plain words, for HTML shows as letters here; leave out tags like "<b>" and write "&" for "&amp;"',
    )
    .describe(help)
    .register(fieldMeta, { words: "plain" });

/**
 * Digits grouped in the Indian or the western way or not at all: in "₹85,00,0000" a digit is one too many, and nobody
 * can say which.
 */
export const groupedDigits =
  /^(?=[\s\S]*\S)\D*(?:(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?!\d|,\d)\D*)*$/;

/** A price as advertisements word it (docs/decisions/prices-and-offers.md). */
export const priceText = (help: string) =>
  z
    .string()
    .regex(
      groupedDigits,
      'must group its digits like "₹85,00,000" or "AED 2,100,000"; count them, or write "₹85 L"',
    )
    .regex(/^(?!\s*[^\d\s]{0,3}\s*[-−]\s*\D?\d)/, "is below zero; write the amount without its sign")
    .describe(help);

/** Text that may run over several sentences. Plain, no markup. */
export const prose = (help: string) => line(help).register(fieldMeta, { words: "plain", long: true });

/**
 * HTML of the allow-list in `sanitise-html.ts`; everything else is dropped at build
 * (docs/decisions/content-checks.md).
 */
export const html = (help: string) =>
  prose(`${help} HTML: p, h2–h4, ul, ol, li, strong, a, blockquote, figure, table.`).register(fieldMeta, {
    words: "html",
    long: true,
  });

/**
 * Name of a picture below data/images, or an https address that the build downloads (docs/decisions/pictures.md).
 */
export const picture = (help: string) =>
  line(`${help} A file below data/images, e.g. "exteriors/villa-01.jpg", or an https address.`).register(
    fieldMeta,
    {
      graphql: "Picture",
      refersTo: "picture",
    },
  );

/** A picture with an alt text of its own; the plain form takes the text from data/alt.json. */
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
    .register(fieldMeta, { graphql: "Picture", refersTo: "picture" });

/** Last part of an address: lower-case letters and digits in words joined by hyphens, with a letter among them. */
export const slug = (help: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case words of a to z and digits, joined by hyphens, e.g. "kaveri-terraces"',
    )
    .regex(/[a-z]/, "must hold a letter: an all-digit slug would be taken for an id")
    .describe(help);

const day = (help: string, more: Pick<FieldMeta, "past"> = {}) =>
  z.iso
    .date('must be a date like "2026-11-20"')
    .describe(`${help} Year-month-day.`)
    .register(fieldMeta, { graphql: "Date", directive: "@dateformat", ...more });

/** A day of the calendar, as "2026-11-20". */
export const isoDate = (help: string) => day(help);

/** A time of the day, as "09:30". */
export const clockTime = (help: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "09:30" or "19:00"')
    .describe(`${help} Hours and minutes, 24 hours.`);

/** A day on which something happened, e.g. a publication; the check warns of one that is still to come. */
export const pastDate = (help: string) => day(help, { past: true });

/** A number that a regulator gave. Words in its place ("TBA", "Applied for") would stand before visitors as one. */
export const registrationNumber = (help: string) =>
  z
    .string()
    .regex(
      /\d/,
      "must be the number that the regulator gave, with its digits; where none is needed, leave the field out",
    )
    .regex(
      /^(?![-+]?\d+(?:[.,]\d+)?[eE][-+]?\d+$)/,
      "is a number that a spreadsheet has shortened; write all of its digits",
    )
    .describe(help);

/** One of a closed set of values, which GraphQL knows as an enum of this name. */
export const oneOf = <Value extends string>(graphql: string, values: readonly Value[], help: string) =>
  z.enum(values).describe(help).register(fieldMeta, { graphql });

/** Telephone number in E.164: plus sign, country code, number, no spaces. */
export const phone = (help: string) =>
  z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, 'must be an international number without spaces, e.g. "+918000000000"')
    .describe(`${help} International form without spaces, e.g. +918000000000.`);

export const email = (help: string) => z.email("must be an e-mail address").describe(help);

/** A web address that starts with https:// and holds no blank, quotation mark or angle bracket. */
export const httpsUrl = (help: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s"<>]+$/, "must be a web address that starts with https://")
    .describe(help);

/** Target of a link: a path of this site, an anchor, or an https address. */
export const href = (help: string) =>
  z
    .string()
    .regex(
      /^(\/|#|https:\/\/|mailto:|tel:)[^\s"<>]*$/,
      'must start with "/", "#", "https://", "mailto:" or "tel:"',
    )
    .describe(help);

/** A colour as "#0A044E": six hexadecimal digits, capital or not. */
export const colour = (help: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like "#0A044E"')
    .describe(help);

/** Name of a city, exactly as in data/cities.json. */
export const cityName = (help: string) => line(help).register(fieldMeta, { refersTo: "city" });
/** Slug of a listing, which is the name of its file in data/listings. */
export const listingSlug = (help: string) => line(help).register(fieldMeta, { refersTo: "listing" });
/** Slug of a category; in listings also the spellings that `known-words.ts` lists. */
export const categorySlug = (help: string) => line(help).register(fieldMeta, { refersTo: "category" });

/** A number that GraphQL keeps as Float: rupees pass the 32-bit limit of Int at 214 crore. */
export const amount = (help: string) =>
  z.number().nonnegative().describe(help).register(fieldMeta, { graphql: "Float" });

/** Words and an address in one of the forms of `href`. */
export const link = (help: string) =>
  z
    .strictObject({ label: line("Words of the link."), href: href("Where it leads.") })
    .describe(help)
    .register(fieldMeta, { graphql: "ContentLink" });

/** Names of the line icons that content may ask for. */
export const offeredIcons = [
  "shield-check",
  "banknote",
  "users",
  "landmark",
  "home",
  "building",
  "key",
  "sofa",
  "calculator",
  "map-pin",
  "file-text",
  "wrench",
  "clipboard-check",
  "handshake",
  "ruler",
  "palette",
  "truck",
  "clock",
  "percent",
  "scale",
  "search",
  "mail",
  "phone",
  "calendar",
  "trending-up",
  "briefcase",
] as const;
/** One of `offeredIcons`. */
export const icon = (help: string) => oneOf("ContentIcon", offeredIcons, help);

/** An icon, a heading and a sentence: the rows of "Why choose us", features and services. */
export const point = (graphql: string) =>
  z
    .strictObject({
      icon: icon("Line icon beside the heading."),
      title: line("Heading, two to five words."),
      description: prose("One or two sentences."),
    })
    .register(fieldMeta, { graphql });

/** A titled block of an editorial section: a heading, an opening paragraph and paragraphs after it. */
export const section = z
  .strictObject({
    heading: line("Heading of the section."),
    lead: prose("Opening paragraph, set larger.").optional(),
    paragraphs: z.array(prose("A paragraph.")).default([]).describe("Paragraphs below the opening one."),
  })
  .register(fieldMeta, { graphql: "CopySection" });
