import { compareTrayUpdated, storageKeys } from "../config/storage-keys";
import { isSlug } from "../lib/text";
import { createObservable } from "../lib/observable";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";

export const maxCompared = 4;

function parseTray(stored: string | null): readonly string[] {
  const slugs = storedEntries(stored).filter((entry) => typeof entry === "string");
  return [...new Set(slugs.filter(isSlug))].slice(0, maxCompared);
}

const tray = createStoredList({
  key: storageKeys.compareTray,
  updatedEvent: compareTrayUpdated,
  parse: parseTray,
});

export interface TrayNotice {
  readonly text: string;
  readonly isRefused: boolean;
}

const notice = createObservable<TrayNotice | null>(null);

/** Slugs in the order added; empty on the server and in the first render. */
export function useCompareTray(): readonly string[] {
  return useStore(tray);
}

/** What this tab last did with the tray, `isRefused` where it was full; null before that. */
export function useTrayNotice(): TrayNotice | null {
  return useStore(notice);
}

/** Adds or removes a home; a full tray stays as it is, with a notice. */
export function toggleCompared({ slug, title }: { readonly slug: string; readonly title: string }): void {
  const before = tray.get();
  const kept = before.filter((entry) => entry !== slug);
  const isAdded = kept.length === before.length;
  if (isAdded && before.length >= maxCompared) {
    notice.set({ text: `The comparison is full. Take a home out to add ${title}.`, isRefused: true });
    return;
  }
  const after = isAdded ? [...before, slug] : kept;
  if (after.length > 0) tray.set(after);
  else tray.clear();
  const done = `${title} ${isAdded ? "added" : "taken out"}.`;
  notice.set({ text: `${done} ${after.length} of ${maxCompared} homes to compare.`, isRefused: false });
}
