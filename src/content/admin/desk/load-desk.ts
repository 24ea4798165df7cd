import { z } from "zod";
import { isDeskSettings, type DeskSettings } from "./desk-settings";

// The policy of /admin forbids eval, by which zod would be faster. Schemas ask when they are made, so `main.ts` imports
// this module first.
z.config({ jitless: true });

const failure =
  "The settings of this page could not be loaded. Load the page again; if that does not help, build the site again.";

/** The settings that the build has written beside the page; null where they do not come or are not what it writes. */
async function deskSettings(): Promise<DeskSettings | null> {
  try {
    const answer = await fetch("/admin/desk.json");
    const settings: unknown = answer.ok ? await answer.json() : null;
    return isDeskSettings(settings) ? settings : null;
  } catch {
    return null;
  }
}

/** Calls `start` with the settings of the desk; where they do not come, says so on the page, with the remedy. */
export async function loadDesk(start: (settings: DeskSettings) => void): Promise<void> {
  const settings = await deskSettings();
  if (settings !== null) {
    start(settings);
    return;
  }
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  alert.textContent = failure;
  document.body.append(alert);
}
