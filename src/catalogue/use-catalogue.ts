import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { SearchListing } from "./listing-index";
import { createObservable } from "../lib/observable";
import { loadListingIndex } from "./load-catalogue";

/** The search index as this visit has it. */
export type ListingIndexState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly listings: readonly SearchListing[] };

const idle: ListingIndexState = { status: "idle" };
/** A second attempt follows by itself after this time; from then on the visitor decides. */
const RETRY_DELAY_MS = 1500;

const state = createObservable<ListingIndexState>(idle);

async function attempt(): Promise<void> {
  state.set({ status: "ready", listings: await loadListingIndex() });
}

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** Starts loading unless it is under way or done. */
function request(): void {
  const { status } = state.get();
  if (status === "loading" || status === "ready") return;
  state.set({ status: "loading" });
  attempt()
    .catch(async () => {
      await wait(RETRY_DELAY_MS);
      await attempt();
    })
    .catch(() => state.set({ status: "failed" }));
}

/**
 * The search index, loaded as soon as `isWanted`; `request` loads it before that, or again after a failure. It stays
 * for the visit, so that Back finds a list as long as it was.
 */
export function useListingIndex(isWanted: boolean): readonly [ListingIndexState, () => void] {
  const current = useSyncExternalStore(state.subscribe, state.get, () => idle);
  useEffect(() => {
    if (isWanted && state.get().status === "idle") request();
  }, [isWanted]);
  return [current, useCallback(request, [])];
}
