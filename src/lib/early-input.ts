/**
 * What the inline script of `src/shell/early-input-script.ts` and the rest of the site know of each other: what a
 * visitor presses, types and opens before React has hydrated the page
 * (docs/decisions/2026-11-22-no-tap-lost.md).
 */

/** Attribute of a control that was pressed before hydration and has not acted yet; the styles show it. */
export const touchedAttribute = "data-touched";

/** Key in the `dataset` of a menu that Escape has shut before hydration; the styles keep it shut. */
export const shutFlag = "shut";

/** For a link or a submit button whose press waits for React, because where it leads without it is second best. */
export const waitsForReact = { "data-waits": "" } as const;

/** For one that opens the `<dialog>` of this id: without React where that is in the built page, else it waits. */
export const waitsForDialog = (id: string) => ({ "data-waits": id });

/** For a button whose second press is a second step, and does not take the first back. */
export const everyPressCounts = { "data-repeats": "" } as const;

/** For a link that also chooses a city, which is then stored although React is not there. */
export const choosesCity = (city: string) => ({ "data-chooses-city": city });

/**
 * For a button that adds an entry to a list of local storage, as a heart does: pressed and left behind by a link before
 * React has come, it has added it.
 */
export const addsTo = (key: string, entry: string) => ({ "data-list": key, "data-entry": entry });

/** For a button that opens or closes the `<dialog>` of this id, which is in the built page, without React. */
export const commandsDialog = (command: "show-modal" | "close", id: string) => ({ command, commandfor: id });

/** Click handler of such a button: React does the same, and the browser then must not. */
export const insteadOfCommand = (act: () => void) => (event: { readonly preventDefault: () => void }) => {
  event.preventDefault();
  act();
};

/** Id of the element that says to screen readers that a press is kept, and to all when the page takes long. */
export const earlyNoticeId = "early-notice";

/** A press that waits for React. */
export interface EarlyTap {
  readonly element: HTMLElement;
  /** Its accessible name, by which it is found again when React has replaced it. */
  readonly name: string;
  /** Its `aria-pressed` or `aria-expanded` at the press; null without either. */
  readonly state: string | null;
}

/** A field that the visitor has changed. */
export interface EarlyEdit {
  readonly field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly value: string;
  /** Of a checkbox or radio button. */
  readonly checked?: boolean;
}

/** What the inline script has kept so far, each in order. */
interface EarlyInput {
  readonly taps: EarlyTap[];
  readonly edits: EarlyEdit[];
  /** Elements that the visitor has opened, closed, scrolled or touched, each once with the event that says so. */
  readonly moves: { readonly element: Element; readonly type: "toggle" | "scroll" | "touchstart" }[];
  /** React has the page: from here on only what is done in islands is kept that React does not have yet. */
  readonly stop: () => void;
}

/** Event of an island, which bubbles: React has hydrated it. */
export const islandIsLive = "islandlive";
/**
 * Event of an island, which bubbles: its code did not come. Whoever has kept a press in it forgets the press and
 * cancels the event, as the visitor must be told.
 */
export const islandIsUnreachable = "islandunreachable";

declare global {
  interface Window {
    readonly earlyInput?: EarlyInput;
  }
}
