import { routes } from "../config/routes";
import type { ListedHome } from "./offer";

/** Names in `?homes=orchard-row,fort-house`, in order, without duplicates; they may be of no home. */
export function homesInAddress(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get("homes") ?? "").split(",").map((name) => name.trim());
  return [...new Set(named.filter((name) => name !== ""))];
}

export function firstHomesInAddress(search: string, max: number) {
  const names = homesInAddress(search);
  return { names: names.slice(0, max), leftOut: Math.max(0, names.length - max) };
}

/** Keeps the address short enough for every messenger. */
export const maxShared = 30;
/** Characters. */
export const maxNoteLength = 140;

const tidied = (note: string) => note.replace(/[\s\p{Cc}]+/gu, " ").trim();

const shortened = (note: string) => Array.from(note).slice(0, maxNoteLength).join("");

/** Reads the address of a shared list; `leftOut` counts the names beyond `maxShared`. */
export function parseSharedList(search: string) {
  const note = shortened(tidied(new URLSearchParams(search).get("note") ?? ""));
  return { ...firstHomesInAddress(search, maxShared), note };
}

/** The address of a list of homes; slugs beyond `maxShared` and characters beyond `maxNoteLength` are dropped. */
export function sharedListAddress(slugs: readonly string[], note = ""): string {
  const words = shortened(tidied(note));
  const query = words === "" ? "" : `&note=${encodeURIComponent(words)}`;
  return `${routes.shortlist}?homes=${slugs.slice(0, maxShared).join(",")}${query}`;
}

export const highlightScrollDelayMs = 120;

type Named = Pick<ListedHome, "listingId" | "slug">;

/** Whether `highlight`, an id or a slug, means this listing (docs/requirements.md 4.2 and 9). */
export function isHighlighted({ listingId, slug }: Named, highlight: string | null): boolean {
  return highlight !== null && (String(listingId) === highlight || slug === highlight.toLowerCase());
}
