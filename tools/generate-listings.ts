/** Invented, valid listings for benchmarks and load tests; the same index and seed give the same listing. */
import type { ListingContent } from "../src/content/schemas/listing";
import { isoDayOfDayNumber } from "../src/lib/dates";
import { formatCompactAmount, formatCompactInr, formatInr } from "../src/catalogue/money";
import { parsePrice } from "../src/content/parse-price";
import { facings, furnishings, idsOf, petRules } from "../src/catalogue/livability";
import { slugify } from "../src/lib/text";
import {
  cities,
  developers,
  facilities,
  firstNames,
  secondNames,
  sentences,
  slots,
  titleEndings,
  type GeneratedCity,
} from "./generated-words";

/** Ids of generated listings start here, above those that editors give. */
const FIRST_ID = 100_001;
const LATEST_DAY = 20_776; // 2026-11-19
const MAX_LISTINGS = firstNames.length * secondNames.length * titleEndings.length;

/** Picture names below data/images that the generated listings share. */
export interface GeneratedPictures {
  readonly exteriors: readonly string[];
  readonly interiors: readonly string[];
}

interface Chance {
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Different values, as many as asked for or as there are. */
  readonly some: <Value>(values: readonly Value[], count: number) => readonly Value[];
  readonly happens: (percent: number) => boolean;
}

/** Seeded random numbers (mulberry32). */
function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick: Chance["pick"] = (values) => {
    const value = values[whole(0, values.length - 1)];
    if (value === undefined) throw new RangeError("Nothing to pick from");
    return value;
  };
  const some: Chance["some"] = (values, count) => {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(whole(0, left.length - 1), 1),
    ).flat();
  };
  return { whole, pick, some, happens: (percent) => next() * 100 < percent };
}

interface Kind {
  readonly tag: string;
  readonly type: string;
  readonly propertyTypes: readonly string[];
  readonly category: string;
  readonly weight: number;
}

const kinds: readonly Kind[] = [
  {
    tag: "APARTMENTS",
    type: "Apartment",
    propertyTypes: ["Apartment", "Penthouse", "Duplex"],
    category: "apartments",
    weight: 60,
  },
  {
    tag: "VILLAS",
    type: "Villa",
    propertyTypes: ["Villa", "Row house", "Bungalow"],
    category: "villas",
    weight: 18,
  },
  { tag: "PLOTS", type: "Plot", propertyTypes: ["Plotted development"], category: "plots", weight: 10 },
  {
    tag: "COMMERCIAL",
    type: "Office",
    propertyTypes: ["Office space", "Retail"],
    category: "commercial",
    weight: 8,
  },
  { tag: "FARM LAND", type: "Farm land", propertyTypes: ["Farm plots"], category: "farm-land", weight: 4 },
];

const stages = [
  { stage: "Pre-Launch", status: "New Launch", category: "new-projects" },
  { stage: "Under Construction", status: "Under Construction", category: "under-construction" },
  { stage: "Under Construction", status: "Launched", category: "under-construction" },
  { stage: "Ready to Move", status: "Ready To Move", category: "ready-to-move" },
];

function weighted<Value extends { readonly weight: number }>(
  chance: Chance,
  values: readonly Value[],
): Value {
  return chance.pick(values.flatMap((value) => new Array<Value>(value.weight).fill(value)));
}

/** Every combination of names once, neighbours far apart. */
function titleOf(index: number): string {
  const first = index % firstNames.length;
  const round = Math.floor(index / firstNames.length);
  const second = (round + first * 7) % secondNames.length;
  const ending = titleEndings[Math.floor(round / secondNames.length)] ?? "";
  return `${firstNames[first] ?? ""} ${secondNames[second] ?? ""}${ending}`;
}

function describe(chance: Chance, title: string, locality: string): string {
  const [opening = "", ...further] = sentences;
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, slot: string) =>
      slot === "title" ? title : slot === "locality" ? locality : chance.pick(slots[slot] ?? [slot]),
    );
  const body = [opening, ...chance.some(further, chance.whole(7, 11))].map(fill);
  return `${body.slice(0, 4).join(" ")}\n\n${body.slice(4).join(" ")}`;
}

function pricing(chance: Chance, kind: Kind, city: GeneratedCity, isRental: boolean) {
  if (city.name === "Dubai") {
    const amount = chance.whole(16, 120) * 50_000;
    return {
      price: formatCompactAmount(amount, "AED"),
      segment: amount > 3_000_000 ? "ultra-luxury" : "luxury",
    };
  }
  if (isRental) return { price: `${formatInr(chance.whole(18, 240) * 1_000)} / month`, segment: "rental" };
  const amount = chance.whole(8, kind.category === "villas" ? 160 : 90) * 500_000;
  const segment =
    amount < 7_000_000
      ? "budget-segment"
      : amount < 15_000_000
        ? "mid-segment"
        : amount < 40_000_000
          ? "luxury"
          : "ultra-luxury";
  const price = chance.happens(4)
    ? "Contact for Pricing"
    : chance.happens(30)
      ? `${formatCompactInr(amount)} - ${formatCompactInr(amount * 1.4)}`
      : `${formatCompactInr(amount)}${chance.happens(50) ? " onwards" : ""}`;
  return { price, segment };
}

/** What a kind of home costs more and measures more than the cheapest. */
const unitSteps = [1, 1.13, 1.4, 1.55];

/** A table of units, as developers give it: from one to four, each dearer and larger than the one before. */
function unitRows(chance: Chance, price: string, names: readonly string[], sqft: number) {
  const { amount, currency, period } = parsePrice(price);
  if (amount === null || period !== "total") return [];
  return unitSteps.slice(0, chance.whole(1, unitSteps.length)).map((step, at) => ({
    type: names[Math.min(Math.floor(at / 2), names.length - 1)] ?? "Unit",
    size: `${Math.round((sqft * step) / 5) * 5} sq ft`,
    price: formatCompactAmount(Math.round((amount * step) / 50_000) * 50_000, currency),
  }));
}

/** What lists can be narrowed by, for two homes in three. */
function livabilityWords(chance: Chance, isHome: boolean): ListingContent["living"] {
  if (!isHome || chance.happens(33)) return undefined;
  return {
    furnishing: chance.pick(idsOf(furnishings)),
    facing: [...chance.some(idsOf(facings), chance.whole(1, 2))],
    pets: chance.pick(idsOf(petRules)),
  };
}

/** One listing, the same for the same index, seed and pictures. */
function generateListing(index: number, pictures: GeneratedPictures, seed = 1): ListingContent {
  const chance = createChance(seed * 1_000_003 + index);
  const kind = weighted(chance, kinds);
  const city = weighted(chance, cities);
  const locality = chance.pick(city.localities);
  const title = titleOf(index);
  const isHome = kind.category === "apartments" || kind.category === "villas";
  const isRental = isHome && city.name !== "Dubai" && chance.happens(10);
  const isResale = isHome && !isRental && chance.happens(12);
  const stage = isRental || isResale ? stages[3] : chance.pick(stages);
  const { price, segment } = pricing(chance, kind, city, isRental);
  const bedrooms = chance.whole(1, 4);
  const sqft = chance.whole(60, 420) * 10;
  const developer = chance.pick(developers);
  const bedroomTexts = isHome
    ? chance.pick([[`${bedrooms} BHK`], [`${bedrooms} BHK`, `${bedrooms + 1} BHK`]])
    : [];
  const units = unitRows(createChance(seed * 2_000_003 + index), price, bedroomTexts, sqft);
  const number = String(index + 1).padStart(6, "0");
  return {
    id: FIRST_ID + index,
    slug: slugify(title),
    title,
    developer,
    price,
    possession:
      stage?.category === "ready-to-move"
        ? "Ready to Move"
        : `${chance.pick(["Mar", "Jun", "Sep", "Dec"])} ${chance.whole(2027, 2031)}`,
    tag: segment === "ultra-luxury" ? [kind.tag, "ULTRA LUXURY"] : kind.tag,
    tagColor: "#0A044E",
    phone: chance.happens(5) ? null : `+9180000000${String(chance.whole(0, 39)).padStart(2, "0")}`,
    location: `${locality}, ${city.name}`,
    city: city.name,
    bedrooms: isHome ? bedroomTexts.join(", ") : undefined,
    size: chance.happens(50) ? `${sqft} sq ft` : `${sqft} – ${sqft + 400} sq ft`,
    type: kind.type,
    propertyType: chance.pick(kind.propertyTypes),
    constructionStatus: stage?.status,
    stage: stage?.stage,
    status: isRental ? "For rent" : isResale ? "Resale" : "For sale",
    image: chance.pick(pictures.exteriors),
    images: [...chance.some(pictures.exteriors, 1), ...chance.some(pictures.interiors, 3)],
    description: describe(chance, title, locality),
    facilities: [...chance.some(facilities, chance.whole(4, 10))],
    summary: {
      projectName: title,
      developer,
      reraNo: city.name === "Dubai" ? undefined : `${city.registration}${number}`,
    },
    projectDetails: units.length === 0 ? undefined : { units },
    dldPermit:
      city.name === "Dubai"
        ? { number: `0000${number}`, expires: "2099-12-31", url: "https://dubailand.gov.ae/" }
        : undefined,
    living: livabilityWords(createChance(seed * 3_000_017 + index), isHome),
    categories: [
      kind.category,
      ...(segment === "rental" ? [] : [segment]),
      ...(stage ? [stage.category] : []),
      ...(isRental ? ["rental"] : []),
      ...(isResale ? ["resale"] : []),
    ],
    postedAt: isoDayOfDayNumber(LATEST_DAY - chance.whole(0, 700)),
    lastVerified: isoDayOfDayNumber(LATEST_DAY),
  };
}

/** The first `count` generated listings. Throws a RangeError past the number of different names. */
export function generateListings(
  count: number,
  pictures: GeneratedPictures,
  seed = 1,
): readonly ListingContent[] {
  if (count > MAX_LISTINGS) throw new RangeError(`At most ${MAX_LISTINGS} listings have names of their own`);
  return Array.from({ length: count }, (_, index) => generateListing(index, pictures, seed));
}
