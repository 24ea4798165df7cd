/**
 * The search index as one table: what it says of a listing, column by column. The build encodes by it
 * (`encode-catalogue.ts`), the browser decodes by it (`decode-catalogue.ts`), and the types of both follow from it, so
 * that a field is added in one line.
 */
import { routes } from "../config/routes";
import { dayNumberOf, isoDayOfDayNumber } from "../lib/dates";
import { slugify } from "../lib/text";
import {
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  record,
  text,
  type Codec,
  type RecordCodec,
} from "./codecs";
import { own, set, shared, type DecodedBy, type EncodedBy } from "./column";
import { cover } from "./cover-codec";
import { facings, furnishings, idsOf, petRules } from "./living";
import type { Position } from "./map-frame";
import { currencies } from "./money";
import { constructionOptions, propertyKinds, registrationKinds } from "./taxonomy";
import { units } from "./units-codec";

/** A facility with the key that the address carries in `features`. */
export interface Facility {
  readonly slug: string;
  readonly label: string;
}

type Name = { readonly title: string; readonly slug: string };

/** Title and slug, with the address of the page. The slug is left out where it is the slugified title, as nearly always. */
const name: RecordCodec<Name & { readonly path: string }, Name> = {
  names: ["title", "slug"],
  encode: ({ title, slug }) => (slug === slugify(title) ? title : [title, slug]),
  decode: (json) => {
    const [title, slug] = typeof json === "string" ? [json, slugify(json)] : itemsOf(json).map(text.decode);
    if (title === undefined || slug === undefined) throw new TypeError("a name without its slug");
    return { title, slug, path: routes.listing(slug) };
  },
};

/** An ISO day as the number of days since 1970. */
const day: Codec<string> = {
  encode: dayNumberOf,
  decode: (json) => isoDayOfDayNumber(number.decode(json)),
};

/** Steps of a degree: one is 1.1 m. */
const positionSteps = 100_000;

/** Latitude and longitude in steps, so that they are whole numbers. */
const position: Codec<Position> = {
  encode: ({ lat, lng }) => [lat, lng].map((degrees) => Math.round(degrees * positionSteps)),
  decode: (json) => {
    const [lat, lng] = itemsOf(json).map((steps) => number.decode(steps) / positionSteps);
    if (lat === undefined || lng === undefined) throw new TypeError("a position without its longitude");
    return { lat, lng };
  },
};

const facility = (label: string): Facility => ({ slug: slugify(label), label });

/** Columns of the index. Fields in one column are kept together, since one goes with the other. */
export const catalogueColumns = [
  own(record({ listingId: number })),
  own(name),
  /** Null where it is the title. */
  own(record({ projectName: orNull(text) })),
  /** RERA registrations, or the DLD permit; empty where none is needed. */
  own(record({ registration: record({ kind: oneOf(registrationKinds), numbers: listOf(text) }) })),
  own(record({ postedAt: day })),
  shared(record({ location: text, city: text })),
  /** What else people call the city and the neighbourhood, in other scripts too. */
  shared(record({ otherCityNames: listOf(text) })),
  shared(record({ otherPlaceNames: listOf(text) })),
  shared(record({ developer: orNull(text) })),
  /** Badges of the card. */
  shared(record({ tags: listOf(record({ label: text, color: text, textColor: text })) })),
  /** Type, finer type, category and search words as the content has them; searched with the weight of tag and type. */
  shared(record({ typeWords: listOf(text) })),
  /** The lowest amount in rupees, for sorting and filtering; null sorts last and is left out when a bound is set. */
  shared(
    record({
      priceLabel: record({ text, amount: text, note: text }),
      priceFigures: orNull(record({ min: number, max: number, currency: oneOf(currencies), isRate: flag })),
      price: orNull(record({ inr: number })),
      rate: orNull(record({ perSqft: number, currency: oneOf(currencies) })),
    }),
  ),
  /** The price before today's, and the last day of it; null where none was published before. */
  own(record({ formerPrice: orNull(record({ on: day, amount: text })) })),
  /** When the home is handed over, and the deposit of one to let. */
  shared(record({ possession: orNull(text), deposit: orNull(text) })),
  shared(record({ bedrooms: orNull(text), bedroomNumbers: listOf(number) })),
  /** Price and area of each kind of home on offer, which a search must find in one and the same. */
  units,
  /** The size as its editor wrote it, and as numbers for other units. */
  shared(
    record({
      size: orNull(text),
      sizeArea: orNull(record({ minSqft: number, maxSqft: number, unit: text })),
    }),
  ),
  /** E.164; the list card hides its chat link when null. */
  shared(record({ phone: orNull(text) })),
  shared(record({ kinds: listOf(oneOf(propertyKinds)) })),
  shared(record({ construction: listOf(oneOf(constructionOptions.map(({ id }) => id))) })),
  /** Canonical category slugs, and whether the home is to let. */
  shared(record({ categories: listOf(text), isRental: flag })),
  /** How it is furnished, where it faces and whether pets may live there, as far as known. */
  shared(
    record({
      furnishing: orNull(oneOf(idsOf(furnishings))),
      facing: listOf(oneOf(idsOf(facings))),
      pets: orNull(oneOf(idsOf(petRules))),
    }),
  ),
  /** Where it stands, in degrees; null where its listing does not say so. */
  own(record({ position: orNull(position) })),
  shared(record({ cover })),
  set("facilities", facility),
  /** Significant words of the description, folded, each once and in no order. */
  set("descriptionWords", (word) => word),
] as const;

/** A listing as the browser has it, which is also what a card shows. */
export type CatalogueListing = DecodedBy<typeof catalogueColumns>;

/** A listing as the build gives it to the index. */
export type CatalogueEntry = EncodedBy<typeof catalogueColumns>;
