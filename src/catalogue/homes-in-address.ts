/** Addresses that name homes by their slugs: `?homes=orchard-row,fort-house`. */
import { routes } from "../config/routes";

/** The names in an address, in their order, each once; not all need to be slugs of homes. */
export function homesInAddress(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get("homes") ?? "").split(",").map((name) => name.trim());
  return [...new Set(named.filter((name) => name !== ""))];
}

/** How many homes a shared list may name, so that its address stays short enough for every messenger. */
export const mostShared = 30;
/** How long the note of a shared list may be, in characters. */
export const longestNote = 140;

/** A list of homes as somebody sent it. */
interface SharedList {
  readonly names: readonly string[];
  /** How many more the address names. */
  readonly leftOut: number;
  /** Empty without one. */
  readonly note: string;
}

/** White space and control characters of a note become single spaces: it is shown as one line of text. */
const tidied = (note: string) => note.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** The first characters of a note, whole ones. */
const shortened = (note: string) => Array.from(note).slice(0, longestNote).join("");

/** Reads the address of a shared list. */
export function readSharedList(search: string): SharedList {
  const names = homesInAddress(search);
  return {
    names: names.slice(0, mostShared),
    leftOut: Math.max(0, names.length - mostShared),
    note: shortened(tidied(new URLSearchParams(search).get("note") ?? "")),
  };
}

/** The address of a list of homes with a note, of which the first `mostShared` and `longestNote` count. */
export function sharedListAddress(slugs: readonly string[], note = ""): string {
  const words = shortened(tidied(note));
  const query = words === "" ? "" : `&note=${encodeURIComponent(words)}`;
  return `${routes.shortlist}?homes=${slugs.slice(0, mostShared).join(",")}${query}`;
}
