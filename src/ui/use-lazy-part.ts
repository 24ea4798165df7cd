import { startTransition, useEffect, useState } from "react";

/**
 * A part of the page that is loaded when it is first wanted; null until it is there. Where it cannot be loaded it stays
 * null and `onFailure` is called; the next time it is wanted it is tried again. It is drawn in slices of a few
 * milliseconds. `load` and `onFailure` must be stable.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) startTransition(() => setPart(() => loaded));
      },
      () => {
        if (isCurrent) onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onFailure]);
  return part;
}
