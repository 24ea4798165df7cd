/** The hero's tabs open the contact modal, the layout shows it (docs/requirements.md 2.5). */
import { createObservable } from "../../../lib/observable";
import { useStore } from "../../../visitor/use-store";

export type ContactContext = "Buy" | "Sale" | "Rent";

interface ContactModalState {
  readonly isOpen: boolean;
  readonly tab: ContactContext;
}

const modal = createObservable<ContactModalState>({ isOpen: false, tab: "Sale" });

/** Switches an open modal to the tab. */
export function openContactModal(tab: ContactContext): void {
  modal.set({ isOpen: true, tab });
}

/** What was typed stays. */
export function closeContactModal(): void {
  modal.set({ ...modal.get(), isOpen: false });
}

export const contactModalState = modal.get;

/** Closed on the server and in the first render. */
export const useContactModal = () => useStore(modal);
