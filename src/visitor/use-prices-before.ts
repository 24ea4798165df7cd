import { useEffect, useState } from "react";
import type { PricedHome } from "./seen-prices";

const none: ReadonlyMap<number, string> = new Map();

/**
 * What to say of the homes shown whose price has changed since this visitor saw them, "₹1.90 Cr before", by the number of
 * the listing; their prices of today are kept. Nothing where the code for it does not come. `homes` must be the same list
 * from render to render.
 */
export function usePricesBefore(homes: readonly PricedHome[]): ReadonlyMap<number, string> {
  const [before, setBefore] = useState(none);
  useEffect(() => {
    let isCurrent = homes.length > 0;
    import("./seen-prices").then(
      ({ notePrices }) => {
        if (isCurrent) setBefore(notePrices(homes));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [homes]);
  return before;
}
