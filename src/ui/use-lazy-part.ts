import { startTransition, useEffect, useState } from "react";

/** Code that is loaded when it is first needed and kept for the visit. */
export interface LazyPart<Part> {
  /** The code, or null before it has been loaded. */
  readonly get: () => Part | null;
  /** Loads the code unless that is done. After a failure the next call tries again. */
  readonly load: () => Promise<Part>;
}

/** Makes a lazy part of an import such as `() => import("./carousel-slider")`; for module scope. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  return {
    get: () => loaded,
    load: async () => (loaded ??= await load()),
  };
}

/**
 * A lazy part, loaded when it is first wanted; null until it is there. A later page that wants it has it in its first
 * render. When loading fails, `onFailure` is called, whose identity must be stable, and the next time the part is
 * wanted it is tried again. The render with the part is a transition, so React does it in slices of a few milliseconds.
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
