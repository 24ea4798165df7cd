/** The kind of property that words name. A file of its own, so that pages load its many words only to read a sentence. */
import { words } from "../lib/text";
import type { PropertyKind } from "./taxonomy";

/**
 * Words that name a kind. A text is read from its end, where English puts the noun: "Villa plots" are plots and a
 * "Commercial tower" is commercial. Phrases of two words stand before single words.
 */
const kindPhrases: readonly (readonly [phrase: string, kind: PropertyKind])[] = [
  ["farm land", "farmLand"],
  ["farm plot", "farmLand"],
  ["farm plots", "farmLand"],
  ["agricultural land", "farmLand"],
  ["row house", "villa"],
  ["row houses", "villa"],
  ["town house", "villa"],
  ["town houses", "villa"],
  ["independent house", "villa"],
  ["office space", "commercial"],
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
  ["warehouse", "commercial"],
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

/** The kind of property a text names ("Penthouse" → apartment, "Villa plots" → plot); null when it names none. */
export function parsePropertyKind(text: string | null | undefined): PropertyKind | null {
  const parts = words(text ?? "");
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const pair = kindByPhrase.get(parts.slice(Math.max(at - 1, 0), at + 1).join(" "));
    const kind = pair ?? kindByPhrase.get(parts[at] ?? "");
    if (kind !== undefined) return kind;
  }
  return null;
}
