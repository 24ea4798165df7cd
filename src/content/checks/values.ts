/** Readers that never throw, since rules also read entries with faulty fields. */
import { isRecord } from "../../lib/json-record";

/** The value below `value` at a path of names and positions; undefined where the path ends early. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)];
    else if (isRecord(current)) current = current[String(step)];
    else return undefined;
  }
  return current;
}

/** Text at a path, trimmed; undefined where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
}

/** The texts of a list at a path; a lone text counts as a list of one. */
export function textsAt(value: unknown, ...path: readonly (string | number)[]): string[] {
  const found = valueAt(value, path);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.filter((item): item is string => typeof item === "string" && item.trim() !== "");
}

/** The entries of a list at a path. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Signs by which texts differ that look equal; the joiners of Indian scripts are part of their words. */
const unseenSigns = /(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Z}]/gu;

/** A value as a message shows it: texts in quotation marks, all of them shortened, unseen signs by their codes. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value).replace(
    unseenSigns,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
  return text.length > 62 ? `${text.slice(0, 58)}…${typeof value === "string" ? '"' : ""}` : text;
}
