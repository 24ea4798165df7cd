/** Which contact modal is open (specification 2.5): the hero's tabs ask for it, the layout shows it. */
import { useSyncExternalStore } from "react";
import { createObservable } from "../../../lib/observable";

/** Label of the tab that was clicked; the modal is titled 'Get in touch — {tab}'. */
export type ContactContext = "Buy" | "Sale" | "Rent";

const openContext = createObservable<ContactContext | null>(null);

/** Opens the modal under the tab that was clicked, or moves it to that tab. */
export function openContactModal(tab: ContactContext): void {
  openContext.set(tab);
}

/** Closes the modal; what was typed into it stays. */
export function closeContactModal(): void {
  openContext.set(null);
}

/** The tab whose modal is open, or null; always null on the server and in the first render. */
export function useContactContext(): ContactContext | null {
  return useSyncExternalStore(openContext.subscribe, openContext.get, () => null);
}
