import type { ComponentType } from "react";

/** Code of an island, loaded once and kept for the visit. */
export interface IslandPart<Props> {
  /** The component, or null before its code has been loaded. */
  readonly get: () => ComponentType<Props> | null;
  /** Loads the code unless that is done. After a failure the next call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
}

const loads = new Set<() => Promise<unknown>>();

/**
 * Makes an island of an import such as `async () => (await import("./enquiry-form")).EnquiryForm`; for module scope. The
 * build loads it at once: it renders each page in one go, as react-helmet knows the head of one page at a time.
 */
export function islandPart<Props>(load: () => Promise<ComponentType<Props>>): IslandPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  loads.add(loadOnce);
  if (typeof window === "undefined") void loadOnce();
  return { get: () => loaded, load: loadOnce };
}

/** Loads the islands of every page that has been loaded so far; one whose code does not come loads it when it is shown. */
export async function loadIslands(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()));
}
