/** The homes that this browser has put aside to be compared, by their slugs, in the order of putting. */
import { compareTrayUpdated, storageKeys } from "../config/storage-keys";
import { isSlug } from "../lib/text";
import { createObservable } from "../lib/observable";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";

/** How many homes stand side by side. */
export const mostCompared = 4;

/** Reads a stored tray: slugs, each once, at most `mostCompared`. Anything else in storage is an empty tray. */
function parseTray(stored: string | null): readonly string[] {
  const slugs = storedEntries(stored).filter((entry) => typeof entry === "string");
  return [...new Set(slugs.filter(isSlug))].slice(0, mostCompared);
}

const tray = createStoredList({
  key: storageKeys.compareTray,
  updatedEvent: compareTrayUpdated,
  parse: parseTray,
});

/** What was last done with the tray, in words; `isRefused` where nothing was, since it is full. */
export interface TrayNotice {
  readonly text: string;
  readonly isRefused: boolean;
}

const notice = createObservable<TrayNotice | null>(null);

/** The slugs in the tray; none on the server and in the first render of the browser. */
export function useCompareTray(): readonly string[] {
  return useStore(tray);
}

/** What was last done with the tray in this tab; null before anything was. */
export function useTrayNotice(): TrayNotice | null {
  return useStore(notice);
}

const count = (homes: number) => `${homes} of ${mostCompared} homes to compare.`;

/** Puts a home into the tray, or takes it out. A full tray takes no more, and says so. */
export function toggleCompared({ slug, title }: { readonly slug: string; readonly title: string }): void {
  const before = tray.get();
  const others = before.filter((entry) => entry !== slug);
  if (others.length === before.length && before.length >= mostCompared) {
    notice.set({ text: `The comparison is full. Take a home out to add ${title}.`, isRefused: true });
    return;
  }
  const isAdded = others.length === before.length;
  const after = isAdded ? [...before, slug] : others;
  if (after.length > 0) tray.set(after);
  else tray.clear();
  notice.set({
    text: `${title} ${isAdded ? "added" : "taken out"}. ${count(after.length)}`,
    isRefused: false,
  });
}
