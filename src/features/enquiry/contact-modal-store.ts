/** Which contact modal is open (specification 2.5): the hero's tabs ask for it, the layout shows it. */
import { useSyncExternalStore } from "react";

/** Label of the tab that was clicked; the modal is titled 'Get in touch — {tab}'. */
export type ContactContext = "Buy" | "Sale" | "Rent";

const listeners = new Set<() => void>();
let openContext: ContactContext | null = null;

function setContext(context: ContactContext | null): void {
  if (openContext === context) return;
  openContext = context;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the modal under the tab that was clicked, or moves it to that tab. */
export function openContactModal(tab: ContactContext): void {
  setContext(tab);
}

/** Closes the modal; what was typed into it stays. */
export function closeContactModal(): void {
  setContext(null);
}

/** The tab whose modal is open, or null; always null on the server and in the first render. */
export function useContactContext(): ContactContext | null {
  return useSyncExternalStore(
    subscribe,
    () => openContext,
    () => null,
  );
}
