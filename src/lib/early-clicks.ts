/**
 * What src/shell/early-clicks.inline.ts and the rest of the site know of each other
 * (docs/decisions/early-input.md).
 */

/** Milliseconds after which a page that still waits for its scripts says so. */
export const lateAfterMs = 8000;

/** Milliseconds for which the page says that a part was shown anew. */
export const anewForMs = 12_000;

/** What the notice says, in the order in which a visitor may meet it. */
export const earlyNotices = {
  kept: "One moment: this works as soon as the page is ready.",
  takenBack: "Taken back.",
  late: "The page is still loading. What you pressed works once it is ready; if nothing happens, please reload the page.",
  anew: "Something outside this site, such as a translation, had changed a part of the page. It has been shown anew; please check what you entered.",
} as const;

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
export interface EarlyClick {
  readonly element: HTMLElement;
  /** Its accessible name, by which it is found again when React has replaced it. */
  readonly name: string | null;
  /** Its `aria-pressed` or `aria-expanded` at the press; null without either. */
  readonly state: string | null;
}

declare global {
  interface Window {
    /** Ends the keeping of clicks and returns those that wait, in order; undefined before the inline script has run. */
    readonly takeEarlyClicks?: () => readonly EarlyClick[];
  }
}
