import type { KeyValueStore } from "../../../lib/storage";
import { claimConversion, conversionEvent, type ThankYouState } from "./thank-you-state";

declare global {
  interface Window {
    /** The analytics layer, where one is connected (docs/requirements.md 2.14). */
    dataLayer?: unknown[];
  }
}

/**
 * Pushes the conversion to the analytics layer, once per submission (docs/requirements.md 2.14,
 * docs/decisions/d9-one-conversion.md).
 */
export function reportConversion(state: ThankYouState | null, store: KeyValueStore): void {
  if (state === null || !claimConversion(state, store)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(conversionEvent(state, window.location.href));
}
