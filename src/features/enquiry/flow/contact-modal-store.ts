/** Which contact modal is open (docs/requirements.md 2.5): the hero's tabs open it, the layout shows it. */
import { useSyncExternalStore } from "react";
import { createObservable } from "../../../lib/observable";

/** Label of the tab that was clicked; the modal is titled 'Get in touch — {tab}'. */
export type ContactContext = "Buy" | "Sale" | "Rent";

interface ContactModalState {
  readonly isOpen: boolean;
  /** The tab that was clicked last; a closed modal keeps it. */
  readonly tab: ContactContext;
}

const closed: ContactModalState = { isOpen: false, tab: "Sale" };
const modal = createObservable(closed);

/** Opens the modal for the tab that was clicked, or switches it to that tab. */
export function openContactModal(tab: ContactContext): void {
  modal.set({ isOpen: true, tab });
}

/** Closes the modal; what was typed into it stays. */
export function closeContactModal(): void {
  modal.set({ ...modal.get(), isOpen: false });
}

/** Whether the modal is open, and for which tab. */
export const contactModalState = modal.get;

/** The same as a hook; closed on the server and in the first render. */
export function useContactModal(): ContactModalState {
  return useSyncExternalStore(modal.subscribe, modal.get, () => closed);
}
