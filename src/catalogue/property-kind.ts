/** Apart from taxonomy.ts, since only pages that read sentences need the long table. */
import { words } from "../lib/text";
import type { PropertyKind } from "./taxonomy";

/** Matched from the end, where English puts the noun: "Villa plots" are plots. Phrases of two words come first. */
const kindPhrases: readonly (readonly [phrase: string, kind: PropertyKind])[] = [
  ["farm land", "farmLand"],
  ["farm plot", "farmLand"],
  ["farm plots", "farmLand"],
  ["agricultural land", "farmLand"],
  ["agricultural lands", "farmLand"],
  ["agriculture land", "farmLand"],
  ["row house", "villa"],
  ["row houses", "villa"],
  ["town house", "villa"],
  ["town houses", "villa"],
  ["independent house", "villa"],
  ["office space", "commercial"],
  ["office spaces", "commercial"],
  ["commercial space", "commercial"],
  ["retail space", "commercial"],
  ["co working", "commercial"],
  ["farmland", "farmLand"],
  ["farm", "farmLand"],
  ["farms", "farmLand"],
  ["farmhouse", "farmLand"],
  ["estate", "farmLand"],
  ["plot", "plot"],
  ["plots", "plot"],
  ["plotted", "plot"],
  ["site", "plot"],
  ["sites", "plot"],
  ["land", "plot"],
  ["villa", "villa"],
  ["villas", "villa"],
  ["villament", "villa"],
  ["villaments", "villa"],
  ["townhouse", "villa"],
  ["townhouses", "villa"],
  ["rowhouse", "villa"],
  ["rowhouses", "villa"],
  ["bungalow", "villa"],
  ["bungalows", "villa"],
  ["house", "villa"],
  ["houses", "villa"],
  ["commercial", "commercial"],
  ["office", "commercial"],
  ["offices", "commercial"],
  ["shop", "commercial"],
  ["shops", "commercial"],
  ["retail", "commercial"],
  ["showroom", "commercial"],
  ["showrooms", "commercial"],
  ["warehouse", "commercial"],
  ["warehouses", "commercial"],
  ["coworking", "commercial"],
  ["apartment", "apartment"],
  ["apartments", "apartment"],
  ["flat", "apartment"],
  ["flats", "apartment"],
  ["penthouse", "apartment"],
  ["penthouses", "apartment"],
  ["duplex", "apartment"],
  ["studio", "apartment"],
  ["condominium", "apartment"],
];
const kindByPhrase: ReadonlyMap<string, PropertyKind> = new Map(kindPhrases);

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

export function phrasesOfKind(propertyKind: PropertyKind): readonly string[] {
  const isStated = new RegExp(`^${kindInSentence}$`);
  return kindPhrases.flatMap(([phrase, kind]) =>
    kind === propertyKind && isStated.test(phrase) ? [phrase] : [],
  );
}

const kindsJoint = "(?:\\s*(?:,|/|&)\\s*|\\s+(?:or|nor|and)\\s+)";
const unwantedPattern = new RegExp(
  `\\b(?:not|no|without|except|excluding)\\s+(?:(?:an?|any|the)\\s+)?(${kindInSentence}(?:${kindsJoint}${kindInSentence})*)\\b`,
  "gi",
);

/** The kinds that a text excludes ("not villa", "no plots") and the rest of the text. */
export function splitUnwantedKinds(text: string): {
  readonly rest: string;
  readonly unwanted: readonly { readonly phrase: string; readonly kind: PropertyKind }[];
} {
  const unwanted: { readonly phrase: string; readonly kind: PropertyKind }[] = [];
  const rest = text.replace(unwantedPattern, (_, phrases: string) => {
    for (const phrase of phrases.split(new RegExp(kindsJoint, "i"))) {
      const kind = parsePropertyKind(phrase);
      if (kind !== null) unwanted.push({ phrase, kind });
    }
    return " ";
  });
  return { rest, unwanted };
}
