import type { ListingSurroundings } from "../../checks/listing-report";
import { isRecord } from "../../../lib/json-record";
import type { FormatRule } from "../content-format";

/** What the build hands to the script of /admin, as a file beside it. */
export interface DeskSettings extends ListingSurroundings {
  /** By the name of the file format. */
  readonly rules: Readonly<Record<string, FormatRule>>;
  /** Path of the pictures in the repository, as the admin writes it. */
  readonly pictureFolder: string;
  /** By id what the site that holds this admin says of each listing: what the public has seen. */
  readonly published: Readonly<Record<string, unknown>>;
}

/** Whether a value is what the build has written. */
export function isDeskSettings(value: unknown): value is DeskSettings {
  return (
    isRecord(value) &&
    [value.rules, value.published].every(isRecord) &&
    [value.cities, value.categories].every(Array.isArray) &&
    typeof value.pictureFolder === "string"
  );
}
