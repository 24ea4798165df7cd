import { z } from "zod";
import type { ListingSurroundings } from "../../checks/listing-report";
import { isRecord } from "../../../lib/json-record";
import type { FormatRule } from "../content-format";

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

/** What the build hands to the script of /admin, as a file beside it. */
export interface DeskSettings extends ListingSurroundings {
  readonly rules: Readonly<Record<string, FormatRule>>;
  /** Path of the pictures in the repository, as the admin writes it. */
  readonly pictureFolder: string;
  /** By id what the site that holds this admin says of each listing: what the public has seen. */
  readonly published: Readonly<Record<string, unknown>>;
}

/** Whether a value is what the build has written. */
function isDeskSettings(value: unknown): value is DeskSettings {
  return (
    isRecord(value) &&
    [value.rules, value.published].every(isRecord) &&
    [value.cities, value.categories].every(Array.isArray) &&
    typeof value.pictureFolder === "string"
  );
}
