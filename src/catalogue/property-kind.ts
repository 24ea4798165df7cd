/** Apart from taxonomy.ts, since only pages that read sentences need the long table. */
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
