/**
 * Rules of a listing's words that its schema cannot express (docs/decisions/a6-price-numbers.md,
 * docs/decisions/a7-one-spelling.md).
 */
import { parseBedrooms } from "../../catalogue/bedrooms";
import { parsePrice } from "../../catalogue/parse-price";
import { tagColours } from "../tag-colours";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem, FieldPath } from "./content-problem";
import { suggestion } from "./did-you-mean";
import { isPriceReadable, saysNothing, wordFields } from "./known-words";
import { unreadCharges } from "./charge-problems";
import { stageContradictions } from "./stage-problems";
import { listAt, quoted, textAt, valueAt } from "./values";
import { listingSchema } from "../schemas/listing";
import { taxonomyOf } from "../listing-taxonomy";

/** What a listing says of daily life there against what else it says. */
/** A home for sale with the rules of one to let, which its page shows. */
function rulesOfASale(entry: ContentEntry): ContentProblem[] {
  const listing = listingSchema.safeParse(entry.value).data;
  if (listing === undefined || taxonomyOf(listing).isRental) return [];
  return ["tenants", "houseRules"]
    .filter((field) => valueAt(entry.value, ["living", field]) !== undefined)
    .map((field) =>
      entryProblem(
        entry,
        ["living", field],
        "is for homes to let, and this one is for sale; remove the field",
      ),
    );
}

/** A place that is named twice for one way and time to travel. */
function commutesTwice(entry: ContentEntry): ContentProblem[] {
  const keys = listAt(entry.value, "living", "commutes").map((commute) =>
    ["to", "by", "at"].map((field) => textAt(commute, field)?.toLowerCase()).join("|"),
  );
  return keys.flatMap((key, at) => {
    if (keys.indexOf(key) === at) return [];
    const place = textAt(entry.value, "living", "commutes", at, "to") ?? "";
    const message = `${quoted(place)} is there twice for one way and time; keep one`;
    return [entryProblem(entry, ["living", "commutes", at, "to"], message)];
  });
}

/** Prices of homes in the Emirates that are read in rupees, as one is that names no currency. */
function rupeesInEmirates(entries: readonly ContentEntry[]): ContentProblem[] {
  const emirates = entries
    .filter(({ type, value }) => type.name === "City" && textAt(value, "countryCode") === "AE")
    .map(({ value }) => textAt(value, "name"));
  return entries.flatMap((entry) => {
    const city = textAt(entry.value, "city");
    if (entry.type.name !== "Listing" || city === undefined || !emirates.includes(city)) return [];
    const units = listAt(entry.value, "projectDetails", "units");
    const prices: FieldPath[] = [
      ["price"],
      ...units.map((_, at) => ["projectDetails", "units", at, "price"]),
    ];
    return prices.flatMap((path) => {
      const price = textAt(entry.value, ...path);
      const { amount, currency } = parsePrice(price);
      if (amount === null || currency !== "INR") return [];
      const message = `${quoted(price)} is read in rupees, and homes in ${city} are priced in dirhams; write e.g. "AED 2.1M"`;
      return [entryProblem(entry, path, message)];
    });
  });
}

/** `papers` that name no paper: their section would be empty. */
function papersWithoutPaper(entry: ContentEntry): ContentProblem[] {
  if (valueAt(entry.value, ["papers"]) === undefined) return [];
  const named = ["title", "khata", "plan", "certificate"].some(
    (paper) => textAt(entry.value, "papers", paper) !== undefined,
  );
  if (named || listAt(entry.value, "papers", "banks").length > 0) return [];
  const message = "names no paper; write title, khata, plan, certificate or banks, or leave papers out";
  return [entryProblem(entry, ["papers"], message)];
}

const bedroomRemedy = 'write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field';

/** Words of all listings that nobody knows, or that contradict each other, and currencies without a rate. */
export function listingErrors(entries: readonly ContentEntry[]): ContentProblem[] {
  const pages = new Set(
    entries
      .filter(({ type }) => type.name === "Category")
      .map(({ value }) => textAt(value, "slug"))
      .filter((slug) => slug !== undefined),
  );
  const listings = entries.filter(({ type }) => type.name === "Listing");
  return [
    ...listings.flatMap((entry) => [
      ...wordProblems(entry, pages),
      ...emptyWords(entry),
      ...stageContradictions(entry),
      ...commutesTwice(entry),
      ...papersWithoutPaper(entry),
    ]),
    ...missingRates(entries, listings),
  ];
}

/**
 * Prices in a currency that data/site.json has no rate for could not be sorted among the others
 * (docs/decisions/a6-price-numbers.md).
 */
function missingRates(entries: readonly ContentEntry[], listings: readonly ContentEntry[]): ContentProblem[] {
  const site = entries.find(({ type }) => type.name === "SiteFacts");
  if (site === undefined) return [];
  const rated = listAt(site.value, "exchangeRates").map((rate) => textAt(rate, "currency"));
  const foreign = listings
    .map(({ value }) => parsePrice(textAt(value, "price")))
    .filter(({ amount, currency }) => amount !== null && currency !== "INR")
    .map(({ currency }) => currency)
    .filter((currency) => !rated.includes(currency));
  return [...new Set(foreign)].map((currency) =>
    entryProblem(site, ["exchangeRates"], `has no rate for ${currency}, in which homes are priced; add one`),
  );
}

/** What a listing would lack without an error: its order by price, a picture inside its description, a colour. */
export function listingWarnings(entries: readonly ContentEntry[]): ContentProblem[] {
  const listings = entries.filter(({ type }) => type.name === "Listing");
  return [
    ...listings.flatMap(unreadPrice),
    ...listings.flatMap(unreadBedrooms),
    ...listings.flatMap(pictureInDescription),
    ...listings.flatMap(illegibleTagText),
    ...listings.flatMap(rulesOfASale),
    ...listings.flatMap(unreadCharges),
    ...rupeesInEmirates(entries),
  ];
}

/** A price that cannot be read: the card shows it, sorting and price filters ignore it. */
function unreadPrice(entry: ContentEntry): ContentProblem[] {
  const price = textAt(entry.value, "price");
  if (price === undefined || isPriceReadable(price)) return [];
  const message = `${quoted(price)} cannot be read as an amount, so sorting and price filters leave the home out; write e.g. "₹1.85 Cr onwards", "AED 2.1M" or "Contact for Pricing"`;
  return [entryProblem(entry, ["price"], message)];
}

/** Bedrooms without a number: the page shows them, the bedroom filter leaves the listing out. */
function unreadBedrooms(entry: ContentEntry): ContentProblem[] {
  const bedrooms = textAt(entry.value, "bedrooms");
  if (bedrooms === undefined || saysNothing(bedrooms) || parseBedrooms(bedrooms).length > 0) return [];
  const message = `${quoted(bedrooms)} cannot be read as bedrooms, so the bedroom filter leaves the home out; ${bedroomRemedy}`;
  return [entryProblem(entry, ["bedrooms"], message)];
}

/** Words that stand for a missing fact: visitors would read them as one. */
function emptyWords(entry: ContentEntry): ContentProblem[] {
  return ["title", "developer", "location", "bedrooms", "size"].flatMap((field) => {
    const text = textAt(entry.value, field);
    if (text === undefined || !saysNothing(text)) return [];
    const isRequired = field === "title" || field === "location";
    const remedy =
      field === "bedrooms" ? bedroomRemedy : `write it${isRequired ? "" : " or remove the field"}`;
    return [entryProblem(entry, [field], `${quoted(text)} tells visitors nothing; ${remedy}`)];
  });
}

function pictureInDescription(entry: ContentEntry): ContentProblem[] {
  if (!/<img\b/i.test(textAt(entry.value, "description") ?? "")) return [];
  const message = "has an <img>, which a description does not show; name the picture in images instead";
  return [entryProblem(entry, ["description"], message)];
}

/** A text colour that pages replace, because nobody could read it on the badge's colour. */
function illegibleTagText(entry: ContentEntry): ContentProblem[] {
  const tagTextColor = textAt(entry.value, "tagTextColor");
  const { color, textColor } = tagColours({ tagColor: textAt(entry.value, "tagColor"), tagTextColor });
  if (tagTextColor === undefined || textColor === tagTextColor) return [];
  const message = `${quoted(tagTextColor)} cannot be read on ${quoted(color)}, so ${quoted(textColor)} is shown; choose another or remove the field`;
  return [entryProblem(entry, ["tagTextColor"], message)];
}

function wordProblems(entry: ContentEntry, pages: ReadonlySet<string>): ContentProblem[] {
  return wordFields.flatMap(({ field, what, isKnown, examples }) => {
    const text = textAt(entry.value, field);
    if (text === undefined || isKnown(text, pages)) return [];
    return [
      entryProblem(entry, [field], `${quoted(text)} is not a known ${what}; ${suggestion(text, examples)}`),
    ];
  });
}
