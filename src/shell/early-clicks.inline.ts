/** Keeps presses until hydration, in order; a second press takes the first back. */
import { cityChanged, storageKeys } from "../config/storage-keys";
import { earlyNotices, labelsOf, lateAfterMs, notify, shutFlag, touchedAttribute } from "../lib/early-clicks";
import type { EarlyClick } from "../lib/early-clicks";
import { watchedChanges } from "../lib/foreign-changes";
import { parseJson } from "../lib/json-record";
import { isPlainClick } from "../lib/keys";

const page = document.documentElement.dataset;
const clicks: EarlyClick[] = [];
let isLate = false;
let lateTimer = 0;

function showLateNotice() {
  isLate = true;
  if (clicks.length === 0) return;
  page.late = "";
  notify(earlyNotices.late, "early-notice");
}

function keep(control: HTMLElement) {
  const at = clicks.findIndex(({ element }) => element === control);
  if (at >= 0 && control.dataset.repeats === undefined) {
    clicks.splice(at, 1);
    control.removeAttribute(touchedAttribute);
    return notify(earlyNotices.takenBack);
  }
  clicks.push({ element: control, ...labelsOf(control) });
  control.setAttribute(touchedAttribute, "");
  notify(earlyNotices.kept);
  if (isLate) showLateNotice();
  else lateTimer ||= window.setTimeout(showLateNotice, lateAfterMs);
}

/** Stores the city, since the page may be left before hydration. */
function chooseCity(link: HTMLElement) {
  const city = link.dataset.choosesCity ?? "";
  try {
    localStorage.setItem(storageKeys.selectedCity, city);
    localStorage.setItem(storageKeys.cityPickerSeen, "1");
  } catch {
    // Refused storage: the link leads to the city all the same.
  }
  dispatchEvent(new CustomEvent(cityChanged, { detail: { city } }));
  link.closest("dialog")?.close();
}

function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event)) return;
  const cityLink = target.closest<HTMLElement>("[data-chooses-city]");
  if (cityLink !== null) chooseCity(cityLink);
  const control = target.closest<HTMLElement>("button, [data-waits]");
  if (control === null) return;
  const { waits } = control.dataset;
  const dialog = document.getElementById(control.getAttribute("commandfor") ?? waits ?? "");
  if (dialog instanceof HTMLDialogElement) {
    if (waits !== undefined) event.preventDefault();
    // For browsers without commands, and for links.
    if (!("commandForElement" in control && control.commandForElement)) {
      if (dialog.open) dialog.close();
      else dialog.showModal();
    }
    return;
  }
  const hasAddress = control instanceof HTMLButtonElement && control.form?.hasAttribute("action");
  if (hasAddress && control.type === "submit" && waits === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  keep(control);
}

/** Shuts a menu opened by CSS, until pointer or focus leave it. */
function shutMenus({ key }: KeyboardEvent) {
  if (key !== "Escape") return;
  const open = [":hover", ":focus-within"].map((by) => `[data-dehydrated] [data-menu]${by}`).join();
  for (const menu of document.querySelectorAll<HTMLElement>(open)) {
    const hasFocus = menu.contains(document.activeElement);
    if (hasFocus) menu.querySelector("button")?.focus();
    menu.dataset[shutFlag] = "";
    menu.addEventListener(hasFocus ? "focusout" : "mouseleave", () => delete menu.dataset[shutFlag], {
      once: true,
    });
  }
}

/** Saves homes although a link is followed before hydration. */
function saveHomes() {
  for (const { element } of clicks) {
    const { list, entry } = element.dataset;
    if (list === undefined || entry === undefined) continue;
    try {
      // Replaces what cannot be read.
      const stored = parseJson(localStorage.getItem(list));
      const entries: unknown[] = Array.isArray(stored) ? stored : [];
      if (!entries.includes(entry)) localStorage.setItem(list, JSON.stringify([...entries, entry]));
    } catch {
      // Refused storage.
    }
  }
}

const onError = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement) showLateNotice();
};

document.addEventListener("click", onClick, true);
document.addEventListener("keydown", shutMenus);
addEventListener("pagehide", saveHomes);
addEventListener("error", onError, true);

const changes: MutationRecord[] = [];
const watch = new MutationObserver((more) => changes.push(...more));
// Until then the parser adds the built HTML.
document.addEventListener("DOMContentLoaded", () => {
  // A page that leads on at once has no body.
  for (const body of document.getElementsByTagName("body")) watch.observe(body, watchedChanges);
});

Object.assign(window, {
  takeForeignChanges: () => {
    changes.push(...watch.takeRecords());
    watch.disconnect();
    return changes;
  },
  takeEarlyClicks: () => {
    document.removeEventListener("click", onClick, true);
    removeEventListener("pagehide", saveHomes);
    removeEventListener("error", onError, true);
    clearTimeout(lateTimer);
    delete page.late;
    notify("");
    return clicks;
  },
});
