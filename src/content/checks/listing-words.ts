import { parseBedrooms, parsePropertyKind } from "../../catalogue/listing-words";
import { constructionOptions, pagelessCategories } from "../../catalogue/taxonomy";
import { canonicalCategory, parseConstruction, parseStage } from "../../catalogue/parse-taxonomy";
import { taxonomyOf, tagColours } from "../listing-taxonomy";
import { listingSchema } from "../schemas/listing";
import { words } from "../../lib/text";
import {
  checkListings,
  errorIn,
  textsOf,
  warningIn,
  type Check,
  type ContentEntry,
  type FieldPath,
  type Issue,
} from "./issue";
import { textsIn } from "./schema-walk";
import { listAt, quoted, repeatsOf, suggestion, textAt } from "./values";
import { valueAt } from "../../lib/json-record";

const stageExamples = ["Pre-Launch", "Under Construction", "Ready to Move", "Off-Plan", "Ready to Move-In"];
const constructionExamples = constructionOptions.map(({ label }) => label);
const kindExamples = ["Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"];
const statusExamples = ["For sale", "For rent", "Resale"];
const statusPattern = /^\W*(for\W+)?(sale|rent|rental|lease|resale)\W*$/i;

/** `read` gives null or false of an unknown word; `pages` are the slugs of data/categories.json. */
const wordFields = [
  { field: "stage", what: "stage", read: parseStage, examples: stageExamples },
  {
    field: "constructionStatus",
    what: "construction status",
    read: parseConstruction,
    examples: constructionExamples,
  },
  {
    field: "status",
    what: "status",
    read: (text: string) => statusPattern.test(text) || parseConstruction(text),
    examples: statusExamples,
  },
  { field: "type", what: "type of property", read: parsePropertyKind, examples: kindExamples },
  {
    field: "category",
    what: "category",
    read: (text: string, pages: ReadonlySet<string>) =>
      parsePropertyKind(text) ?? isKnownCategory(text, pages),
    examples: ["Apartments", ...kindExamples],
  },
];

/** Other spellings of category slugs that listings use (docs/requirements.md 3). */
const otherSpellings = ["villa", "readytomove", "pre-launch", "affordable", "office"] as const;

/** A page of data/categories.json in any spelling, or a slug without page. */
export function isKnownCategory(text: string, pages: ReadonlySet<string>): boolean {
  const slug = canonicalCategory(text);
  return pages.has(slug) || pagelessCategories.some((known) => known === slug);
}

/** Category slugs to suggest to the writer of a listing, pages first. */
export function categoryWords(pages: Iterable<string>): readonly string[] {
  return [...new Set([...pages, ...pagelessCategories, ...otherSpellings])];
}

const emptyPhrase =
  /^(unknown|not (known|available|applicable)|n a|na|tb[acd]|to be (announced|confirmed|decided)|nil|none|null|undefined|todo|x{2,})?$/;

/** Only a word for "not known": "Unknown", "N/A", "TBA", "-"; a tick or a star says something. */
const saysNothing = (text: string): boolean =>
  text.length < 40 && emptyPhrase.test(words(text).join(" ")) && !/\p{So}/u.test(text);

/** They have something, whatever it is; of a deposit or a charge "nil" is an answer. */
const neverNone: readonly unknown[] = ["title", "developer", "location", "bedrooms", "size"];
const none = /^\W*(?:nil|none)\W*$/i;

/** Words that are unknown, say nothing or cannot be shown as they are (docs/decisions/content-checks.md). */
export const checkWords: Check<"entries"> = ({ entries }) => {
  const pages = new Set(textsOf(entries, "Category", "slug"));
  const check = (entry: ContentEntry) => [
    ...unknownWords(entry, pages),
    ...emptyWords(entry),
    ...unreadBedrooms(entry),
    ...sizesWithoutUnit(entry),
    ...pictureInDescription(entry),
    ...illegibleTagText(entry),
  ];
  return checkListings(check)({ entries });
};

function unknownWords(entry: ContentEntry, pages: ReadonlySet<string>): Issue[] {
  return wordFields.flatMap(({ field, what, read, examples }) => {
    const text = textAt(entry.value, field);
    if (text === undefined || read(text, pages)) return [];
    return [errorIn(entry, [field], `${quoted(text)} is not a known ${what}; ${suggestion(text, examples)}`)];
  });
}

/** Commutes named twice, and rules for tenants of a home for sale. */
export const checkLivability = checkListings((entry) => [...commutesTwice(entry), ...rulesOfASale(entry)]);

function rulesOfASale(entry: ContentEntry): Issue[] {
  const listing = listingSchema.safeParse(entry.value).data;
  if (listing === undefined || taxonomyOf(listing).isRental) return [];
  return ["tenants", "houseRules"]
    .filter((field) => valueAt(entry.value, ["living", field]) !== undefined)
    .map((field) =>
      warningIn(entry, ["living", field], "is for homes to let, and this one is for sale; remove the field"),
    );
}

function commutesTwice(entry: ContentEntry): Issue[] {
  const keyOf = (commute: unknown) =>
    ["to", "by", "at"].map((field) => textAt(commute, field)?.toLowerCase()).join("|");
  return repeatsOf(listAt(entry.value, "living", "commutes"), keyOf).map(({ item, at }) => {
    const message = `${quoted(textAt(item, "to") ?? "")} is there twice for one way and time; keep one`;
    return errorIn(entry, ["living", "commutes", at, "to"], message);
  });
}

/** Fields in which a listing states its stage; its own stage first. */
export function stagePaths({ value }: ContentEntry): FieldPath[] {
  const categories = listAt(value, "categories").map((_, at): FieldPath => ["categories", at]);
  return [["stage"], ["constructionStatus"], ["status"], ["summary", "stage"], ...categories];
}

const bedroomRemedy = 'write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field';

function unreadBedrooms(entry: ContentEntry): Issue[] {
  const bedrooms = textAt(entry.value, "bedrooms");
  if (bedrooms === undefined || saysNothing(bedrooms) || parseBedrooms(bedrooms).length > 0) return [];
  const message = `${quoted(bedrooms)} cannot be read as bedrooms, so the bedroom filter leaves the home out; ${bedroomRemedy}`;
  return [warningIn(entry, ["bedrooms"], message)];
}

function sizesWithoutUnit(entry: ContentEntry): Issue[] {
  const units = listAt(entry.value, "projectDetails", "units");
  const ofUnits = units.flatMap((_, at) =>
    ["size", "carpet"].map((field) => ["projectDetails", "units", at, field]),
  );
  return [["size"], ["summary", "landArea"], ["living", "carpetArea"], ...ofUnits].flatMap((path) => {
    const text = textAt(entry.value, ...path);
    if (text === undefined || !/^\d[\d,.\s–-]*$/.test(text)) return [];
    return [warningIn(entry, path, `${quoted(text)} has no unit; write e.g. "${text} sq ft"`)];
  });
}

function emptyWords(entry: ContentEntry): Issue[] {
  return textsIn(listingSchema, entry.value).flatMap(({ path, text, meta }) => {
    const [field] = path;
    if (meta?.words === undefined || !saysNothing(text)) return [];
    if (none.test(text) && !neverNone.includes(field)) return [];
    const isRequired = field === "title" || field === "location";
    const place = path.some((step) => typeof step === "number") ? "entry" : "field";
    const remedy =
      field === "bedrooms" ? bedroomRemedy : `write it${isRequired ? "" : ` or remove the ${place}`}`;
    return [errorIn(entry, path, `${quoted(text)} tells visitors nothing; ${remedy}`)];
  });
}

function pictureInDescription(entry: ContentEntry): Issue[] {
  if (!/<img\b/i.test(textAt(entry.value, "description") ?? "")) return [];
  const message = "has an <img>, which a description does not show; name the picture in images instead";
  return [warningIn(entry, ["description"], message)];
}

function illegibleTagText(entry: ContentEntry): Issue[] {
  const tagTextColor = textAt(entry.value, "tagTextColor");
  const { color, textColor } = tagColours({ tagColor: textAt(entry.value, "tagColor"), tagTextColor });
  if (tagTextColor === undefined || textColor === tagTextColor) return [];
  const message = `${quoted(tagTextColor)} cannot be read on ${quoted(color)}, so ${quoted(textColor)} is shown; choose another or remove the field`;
  return [warningIn(entry, ["tagTextColor"], message)];
}
