/** For early-clicks.inline.ts (docs/decisions/early-input.md); `data-touched` and `data-shut` are styled. */

export const lateAfterMs = 8000;

/** How long the notice stays that a part was rendered again. */
export const anewForMs = 12_000;

export const earlyNotices = {
  kept: "One moment: this works as soon as the page is ready.",
  takenBack: "Taken back.",
  late: "The page is still loading. What you pressed works once it is ready; if nothing happens, please reload the page.",
  anew: "Something outside this site, such as a translation, had changed a part of the page. It has been shown anew; please check what you entered.",
} as const;

/** On a control pressed before hydration that has not acted yet. */
export const touchedAttribute = "data-touched";

/** In the `dataset` of a menu that Escape closed before hydration. */
export const shutFlag = "shut";

/** For a link or submit button that works better with React: its press waits for hydration. */
export const waitsForReact = { "data-waits": "" } as const;

/** For one that opens this `<dialog>`: without React where it is in the built page, else its press waits. */
export const waitsForDialog = (id: string) => ({ "data-waits": id });

/** For a button whose second press does not undo the first. */
export const everyPressCounts = { "data-repeats": "" } as const;

/** For a link that also chooses a city; works without React. */
export const choosesCity = (city: string) => ({ "data-chooses-city": city });

/** For a button that adds to a stored list, as a heart does; works although the visitor leaves before hydration. */
export const addsTo = (key: string, entry: string) => ({ "data-list": key, "data-entry": entry });

/** Opens or closes a `<dialog>` of the built page without React. */
export const commandsDialog = (command: "show-modal" | "close", id: string) => ({ command, commandfor: id });

/** Click handler for such a button, so that React and the browser do not both act. */
export const insteadOfCommand = (act: () => void) => (event: { readonly preventDefault: () => void }) => {
  event.preventDefault();
  act();
};

/** Announces to screen readers that a press is kept, and shows everybody when the page takes long. */
export const earlyNoticeId = "early-notice";

/** Shows or hides the notice; a text for screen readers alone by default. */
export function notify(text: string, className: "vh" | "early-notice" = "vh"): void {
  const notice = document.getElementById(earlyNoticeId);
  if (notice === null) return;
  notice.textContent = text;
  notice.className = className;
}

/** By which a control is known again; what opens a dialog toggles nothing, so its last press counts. */
export const labelsOf = (control: Element) => ({
  name: control.getAttribute("aria-label") ?? control.textContent,
  state:
    control.getAttribute("aria-haspopup") === "dialog"
      ? null
      : (control.getAttribute("aria-pressed") ?? control.getAttribute("aria-expanded")),
});

export interface EarlyClick extends Readonly<ReturnType<typeof labelsOf>> {
  readonly element: HTMLElement;
}

declare global {
  interface Window {
    /** Stops keeping clicks and returns those that wait; undefined before the inline script has run. */
    readonly takeEarlyClicks?: () => readonly EarlyClick[];
  }
}
