import type { KeyValueStore } from "../../../lib/storage";
import { claimConversion, conversionEvent, type ThankYouState } from "./thank-you-state";

declare global {
  interface Window {
    /** The analytics layer, where one is connected (specification 2.14). */
    dataLayer?: unknown[];
  }
}

/** Pushes the conversion to the analytics layer, once per submission (specification 2.14, decision D9). */
export function reportConversion(state: ThankYouState | null, store: KeyValueStore): void {
  if (state === null || !claimConversion(state, store)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(conversionEvent(state, window.location.href));
}
