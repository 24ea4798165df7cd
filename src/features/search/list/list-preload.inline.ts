/** Preloads the index for a filtered address, else the first picture of the listed city ("" for all). */
import { isRecord, parseJson, textAt } from "../../../lib/json-record";

const marks = document.documentElement.dataset;
/** From list-preload.tsx. */
const built = document.currentScript?.dataset ?? {};

const first = parseJson(built.first ?? null);
const picture = isRecord(first) ? textAt(first, marks.listCity ?? "") : "";
const link = document.createElement("link");
link.rel = "preload";
if (marks.filtered !== undefined) {
  link.as = "fetch";
  link.href = built.index ?? "";
  link.crossOrigin = "anonymous";
} else {
  link.as = "image";
  link.type = "image/webp";
  link.imageSrcset = picture;
  link.imageSizes = built.sizes ?? "";
  link.fetchPriority = "high";
}
if (marks.filtered !== undefined || picture !== "") document.head.append(link);
