import { startTransition, useEffect, useState } from "react";

/** Code that a page fetches when it first needs it. Once fetched it stays for the visit. */
export interface LazyPart<Part> {
  /** The code, or null before it has been fetched. */
  readonly get: () => Part | null;
  /** Fetches the code unless it is there. After a failure the next call tries again. */
  readonly load: () => Promise<Part>;
}

/** Makes a lazy part of an import, `() => import("./carousel-slider")`; for module scope. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  return {
    get: () => loaded,
    load: async () => (loaded ??= await load()),
  };
}

/**
 * A lazy part, fetched when it is first wanted; null until it is there. Wanted in the first render of a later page, it is
 * there at once. Where it cannot be fetched it stays null and `onFailure`, which must be stable, is called; the next time
 * it is wanted it is tried again. What it brings is rendered in a transition, in slices of a few milliseconds.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): Part | null {
  const [current, setCurrent] = useState(() => (isWanted ? part.get() : null));
  const isMissing = isWanted && current === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    part.load().then(
      (loaded) => {
        if (isCurrent) startTransition(() => setCurrent(() => loaded));
      },
      () => {
        if (isCurrent) onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, part, onFailure]);
  return current;
}
