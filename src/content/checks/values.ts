/** Readers that never throw, since rules also read entries whose fields have issues, and how messages show what they read. */
import { valueAt } from "../../lib/json-record";
import { isWithinErrors } from "../../lib/typing-errors";

/** Trimmed; undefined where there is none. */
export function textAt(value: unknown, ...path: readonly PropertyKey[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
}

/** A lone text counts as a list of one. */
export function textsAt(value: unknown, ...path: readonly PropertyKey[]): string[] {
  const list = [valueAt(value, path)].flat();
  return list.filter((item): item is string => typeof item === "string" && item.trim() !== "");
}

export function listAt(value: unknown, ...path: readonly PropertyKey[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Items whose key an earlier one has, with the first of that key; undefined is no key. */
export function repeatsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined) {
  const first = new Map<string, Item>();
  return items.flatMap((item, at) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    return earlier === undefined ? [] : [{ item, at, earlier }];
  });
}

/** Make texts differ that look equal; the joiners of Indian scripts are part of their words. */
const unseenSigns = /(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Z}]/gu;

/** As messages show a value: texts in quotation marks, all shortened, unseen characters by their codes. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value).replace(
    unseenSigns,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
  return text.length > 62 ? `${text.slice(0, 58)}…${typeof value === "string" ? '"' : ""}` : text;
}

const comparable = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");

/** The candidate most likely meant; case, blanks and hyphens do not count. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const target = comparable(text);
  let best: string | undefined;
  let errors = Math.max(1, Math.min(4, Math.floor(target.length / 3)));
  for (const candidate of candidates) {
    const name = comparable(candidate);
    // Each better match lowers the bound for the next; below 0 nothing can be better.
    while (errors >= 0 && isWithinErrors(target, name, errors)) {
      best = candidate;
      errors -= 1;
    }
  }
  return best;
}

/** What to write: the closest candidate, or else the candidates, at most `maxShown` of them. */
export function suggestion(text: string, candidates: Iterable<string>, maxShown = 12): string {
  const known = [...candidates];
  const near = closest(text, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (known.length === 0) return "there is none yet";
  const shown = known.slice(0, maxShown).map((name) => `"${name}"`);
  return `write ${shown.length === 1 ? "" : "one of "}${shown.join(", ")}${known.length > shown.length ? ", …" : ""}`;
}
