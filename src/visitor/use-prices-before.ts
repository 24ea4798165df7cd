import { useEffect, useState } from "react";
import type { PricedHome } from "./seen-prices";

/** Stores today's prices of these homes; if the code fails to load, a changed price is not shown. */
export function keepPrices(homes: readonly PricedHome[]): void {
  void import("./seen-prices").then(
    ({ notePrices }) => notePrices(homes),
    () => undefined,
  );
}

const none: ReadonlyMap<number, string> = new Map();

/** Notes by listing id, "₹1.90 Cr before", and stores today's prices. `homes` must be stable from render to render. */
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
