import { z } from "zod";
import type { ListingSurroundings } from "../../checks/listing-report";
import { isRecord } from "../../../lib/json-record";
import type { FormatRule } from "../content-format";

// The policy of /admin forbids eval, which zod would use. `main.ts` imports this first, before any schema is made.
z.config({ jitless: true });

const failure =
  "The settings of this page could not be loaded. Load the page again; if that does not help, build the site again.";

/** Calls `start` with the settings that the build wrote; shows a message where they cannot be loaded. */
export async function loadCms(start: (settings: CmsSettings) => void): Promise<void> {
  const settings: unknown = await fetch("/admin/cms.json")
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  if (isCmsSettings(settings)) return start(settings);
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  alert.textContent = failure;
  document.body.append(alert);
}

export interface CmsSettings extends ListingSurroundings {
  readonly rules: Readonly<Record<string, FormatRule>>;
  readonly pictureFolder: string;
  /** By id, what the public has seen of each listing. */
  readonly published: Readonly<Record<string, unknown>>;
}

function isCmsSettings(value: unknown): value is CmsSettings {
  return (
    isRecord(value) &&
    [value.rules, value.published].every(isRecord) &&
    [value.cities, value.categories].every(Array.isArray) &&
    typeof value.pictureFolder === "string"
  );
}
