import type { ComponentType } from "react";

/** Code of an island, loaded once and kept for the visit. */
export interface IslandPart<Props> {
  /** The component, or null before its code has been loaded. */
  readonly get: () => ComponentType<Props> | null;
  /** Loads the code unless that is done. After a failure the next call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Whether it has something to show that the built page has not, by what the browser knows of visitor and address. */
  readonly isWanted: () => boolean;
}

const never = () => false;

const loads = new Set<() => Promise<unknown>>();

/**
 * Makes an island of an import such as `async () => (await import("./enquiry-form")).EnquiryForm`; for module scope.
 * A browser loads it at once where it `isWanted`, which hydrates it without waiting for the visitor.
 */
export function islandPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = never,
): IslandPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  loads.add(loadOnce);
  if (typeof window !== "undefined" && isWanted()) loadOnce().catch(() => undefined);
  return { get: () => loaded, load: loadOnce, isWanted };
}

/** Loads the islands of every page whose code has been loaded so far, as the build does before it renders. Rejects when code does not come at a second asking. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load().catch(load)));
}
