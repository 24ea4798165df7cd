import { useEffect, useState, type ComponentType } from "react";

/**
 * A part of the page that is loaded when it is first wanted; null until it is there. Where it cannot be loaded,
 * `onFailure` is called and the next time it is wanted it is tried again. `load` and `onFailure` must be stable.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded);
      },
      () => {
        if (isCurrent) onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onFailure]);
  return part;
}
