import { useEffect, useState } from "react";

/**
 * A part of the page that is loaded when it is first wanted; null until it is there. Where it cannot be loaded it
 * stays null, so the page must work without it. `load` must be stable.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return part;
}
