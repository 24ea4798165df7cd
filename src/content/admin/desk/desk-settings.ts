import type { ListingSurroundings } from "../../checks/listing-report";
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
