/** What the words of a listing mean; apart from taxonomy.ts, since only pages that read sentences need the long table. */
import { words } from "../lib/text";
import { propertyKinds, type PropertyKind } from "./taxonomy";

/** Matched from the end, where English puts the noun: "Villa plots" are plots. */
const phrasesByKind: Readonly<Record<PropertyKind, string>> = {
  farmLand:
    "farm land, farm plot, farm plots, agricultural land, agricultural lands, agriculture land, farmland, farm, farms, " +
    "farmhouse, estate",
  villa:
    "row house, row houses, town house, town houses, independent house, villa, villas, villament, villaments, townhouse, " +
    "townhouses, rowhouse, rowhouses, bungalow, bungalows, house, houses",
  commercial:
    "office space, office spaces, commercial space, retail space, co working, commercial, office, offices, shop, shops, " +
    "retail, showroom, showrooms, warehouse, warehouses, coworking",
  plot: "plot, plots, plotted, site, sites, land",
  apartment: "apartment, apartments, flat, flats, penthouse, penthouses, duplex, studio, condominium",
};
const kindByPhrase: ReadonlyMap<string, PropertyKind> = new Map(
  propertyKinds.flatMap((kind) => phrasesByKind[kind].split(", ").map((phrase) => [phrase, kind] as const)),
);

/** "Penthouse" gives apartment, "Villa plots" plot; null where no kind is named. */
export function parsePropertyKind(text: string | null | undefined): PropertyKind | null {
  const parts = words(text ?? "");
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const pair = kindByPhrase.get(parts.slice(Math.max(at - 1, 0), at + 1).join(" "));
    const kind = pair ?? kindByPhrase.get(parts[at] ?? "");
    if (kind !== undefined) return kind;
  }
  return null;
}

/** Words that name a kind within a sentence too, where "house" and "site" may be part of a name. */
export const kindInSentence =
  "(?:apartments?|flats?|penthouses?|villas?|villaments?|(?:row|town|independent)[\\s-]?houses?|bungalows?|plots?" +
  "|agricultur(?:al|e)\\s+lands?|farm[\\s-]?(?:lands?|houses?|plots?)|commercial(?:\\s+spaces?)?|offices?(?:\\s+spaces?)?" +
  "|shops?|showrooms?|warehouses?|retail\\s+spaces?)";

export function phrasesOfKind(kind: PropertyKind): readonly string[] {
  const isStated = new RegExp(`^${kindInSentence}$`);
  return phrasesByKind[kind].split(", ").filter((phrase) => isStated.test(phrase));
}

const kindsJoint = "(?:\\s*(?:,|/|&)\\s*|\\s+(?:or|nor|and)\\s+)";
const unwantedPattern = new RegExp(
  `\\b(?:not|no|without|except|excluding)\\s+(?:(?:an?|any|the)\\s+)?(${kindInSentence}(?:${kindsJoint}${kindInSentence})*)\\b`,
  "gi",
);

/** The kinds that a text excludes ("not villa", "no plots") and the text without them. */
export function splitUnwantedKinds(text: string) {
  const unwanted: { readonly phrase: string; readonly kind: PropertyKind }[] = [];
  const remaining = text.replace(unwantedPattern, (_, phrases: string) => {
    for (const phrase of phrases.split(new RegExp(kindsJoint, "i"))) {
      const kind = parsePropertyKind(phrase);
      if (kind !== null) unwanted.push({ phrase, kind });
    }
    return " ";
  });
  return { remaining, unwanted };
}

const MAX_BEDROOMS = 20;
const entrySeparator = /[,;|&/\n]|\band\b|\bor\b/i;
const numberPattern = /\d+(?:\.\d+)?/;
const rangePattern = /(\d+(?:\.\d+)?)\s*(?:bhk|beds?|bedrooms?)?\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?)/i;

/** Ascending: "2.5 BHK, 3 BHK" gives 2, 3; "1-3 BHK" gives 1, 2, 3; "Studio" gives 0; "Office" gives none. */
export function parseBedrooms(text: string | null | undefined): readonly number[] {
  const counts = new Set<number>();
  for (const entry of (text ?? "").split(entrySeparator)) {
    const range = rangePattern.exec(entry);
    const first = Math.floor(Number(range?.[1] ?? numberPattern.exec(entry)?.[0] ?? Number.NaN));
    const last = range?.[2] === undefined ? first : Math.floor(Number(range[2]));
    if (Number.isNaN(first)) {
      if (/studio/i.test(entry)) counts.add(0);
      continue;
    }
    counts.add(first);
    for (let count = first + 1; count <= Math.min(last, MAX_BEDROOMS); count += 1) counts.add(count);
  }
  return [...counts].filter((count) => count <= MAX_BEDROOMS).sort((a, b) => a - b);
}

/** The first row with a matching word wins; GraphQL enums cannot hold hyphens. */
const iconByWord = [
  ["waves", ["pool", "beach", "jacuzzi", "spa"]],
  ["dumbbell", ["gym", "gymnasium", "fitness"]],
  ["baby", ["child", "children", "kids", "play", "creche"]],
  ["car", ["parking", "bay", "bays", "garage"]],
  ["cctv", ["cctv", "surveillance", "camera", "intercom"]],
  ["shield_check", ["security", "guard", "gated", "fire", "sprinklers"]],
  ["fence", ["fence", "fencing", "compound", "gate"]],
  ["sun", ["solar"]],
  ["zap", ["power", "generator", "charging", "ev", "cabling", "electric", "electricity", "lighting"]],
  ["droplets", ["rainwater", "well", "borewell", "borewells", "irrigation", "pond", "water", "sewage"]],
  ["wifi", ["fibre", "internet", "smart", "wifi"]],
  ["utensils", ["kitchen", "cafe", "cafeteria", "restaurant", "dining", "barbecue"]],
  ["shopping_bag", ["retail", "shop", "shops", "market", "delivery"]],
  ["book_open", ["library", "reading"]],
  ["briefcase", ["office", "working", "business", "meeting"]],
  ["trophy", ["badminton", "tennis", "court", "sports", "cricket", "theatre"]],
  ["sofa", ["lounge", "furnished", "hall", "clubhouse", "club"]],
  ["building", ["lift", "lifts", "elevator"]],
  ["users", ["caretaker", "caretakers", "manager", "concierge", "staff", "society", "resident"]],
  ["sprout", ["farm", "farmhouse", "orchard", "seed", "cattle", "crop"]],
  ["trees", ["garden", "park", "track", "trail", "lake", "promenade", "landscaped"]],
  ["home", ["verandah", "terrace", "balcony", "cottage", "rooms", "room", "roof"]],
] as const;

/** Every icon that a facility may have; a function, so that the build alone has the table. */
export const facilityIcons = () => [...iconByWord.map(([icon]) => icon), "check"] as const;

/** Icon of a facility: "25 m lap pool" gives waves; a tick where no word is known. */
export function facilityIcon(facility: string) {
  const named = new Set<string>(words(facility));
  return iconByWord.find(([, known]) => known.some((word) => named.has(word)))?.[0] ?? "check";
}
