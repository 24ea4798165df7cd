import { dayInIndia } from "../../lib/dates";
import { isRecord } from "../../lib/json-record";
import { listAt } from "../checks/values";

/** How one field of a content file differs between the file and the admin's form. */
export interface FormatRule {
  /** An empty value, or a box that is not ticked, is not written. */
  readonly optional?: true;
  /** Written even when it is empty. */
  readonly list?: true;
  /** `lines`: a text or a list. `picture`: a name, or one with alt text. `pictureName`: a name, in the form a path. */
  readonly form?: "lines" | "picture" | "pictureName";
  readonly formOnly?: true;
  readonly fields?: Readonly<Record<string, FormatRule>>;
  readonly items?: FormatRule;
}

/** Turns a file's text into what the form edits and back, laid out as by Prettier. `pictureFolder` ends in a slash. */
export function contentFormat(rule: FormatRule, pictureFolder: string) {
  const lineWidth = 110;
  const isEmpty = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length === 0;
    if (isRecord(value)) return Object.values(value).every(isEmpty);
    return value === undefined || value === null || value === "" || value === false;
  };

  const pathOfPicture = (name: unknown) =>
    typeof name === "string" && name !== "" && !name.startsWith("https:") ? pictureFolder + name : name;
  const nameOfPicture = (path: unknown) =>
    typeof path === "string" && path.startsWith(pictureFolder) ? path.slice(pictureFolder.length) : path;

  const edited = (value: unknown, at: FormatRule = {}): unknown => {
    if (at.form === "pictureName") return pathOfPicture(value);
    if (at.form === "picture") {
      return isRecord(value) ? { ...value, src: pathOfPicture(value.src) } : { src: pathOfPicture(value) };
    }
    if (at.form === "lines" && typeof value === "string") return [value];
    if (Array.isArray(value)) return value.map((item) => edited(item, at.items));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, edited(part, at.fields?.[name])]),
    );
  };

  const stored = (value: unknown, at: FormatRule = {}): unknown => {
    if (at.form === "pictureName") return nameOfPicture(value);
    if (at.form === "picture" && isRecord(value)) {
      const src = nameOfPicture(value.src);
      return isEmpty(value.alt) ? src : { src, alt: value.alt };
    }
    if (at.form === "lines" && Array.isArray(value) && value.length < 2) return value[0];
    if (Array.isArray(value)) return value.map((item) => stored(item, at.items));
    if (!isRecord(value)) return value;
    const { fields = {} } = at;
    // The form has an order of its own; the file keeps that of the schema.
    const order = Object.keys(fields);
    const rankOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
    const kept = Object.entries(value)
      .map(([name, part]): [string, unknown] => [name, stored(part, fields[name])])
      .filter(([name, part]) => part !== null && !(fields[name]?.optional && isEmpty(part)))
      .filter(([name]) => !fields[name]?.formOnly)
      .toSorted(([a], [b]) => rankOf(a) - rankOf(b));
    const lists = Object.entries(fields)
      .filter(([name, { list, optional }]) => list && !optional && isEmpty(value[name]))
      .map(([name]): [string, unknown] => [name, []]);
    return Object.fromEntries([...kept, ...lists]);
  };

  /** As JSON.stringify lays it out, but with a list of plain values on one line where it fits. */
  const printed = (value: unknown): string =>
    JSON.stringify(value, null, 2).replace(
      /([^\n]*\[)\n((?: +[^\s[\]{}][^\n]*\n)+) *(\],?)(?=\n|$)/g,
      (block, start: string, items: string, end: string) => {
        const line = start + items.trim().replace(/\n +/g, " ") + end;
        return line.length <= lineWidth ? line : block;
      },
    );

  return {
    fromFile: (text: string): unknown => edited(JSON.parse(text), rule),
    toFile: (content: unknown): string => `${printed(stored(content, rule))}\n`,
  };
}

type Fields = Readonly<Record<string, unknown>>;

const ofOneHome = ["priceHistory", "formerSlugs", "state", "stateSince", "publishFrom", "publishUntil"];

/** First save: its own id or the next free one. A copy (its id is in `ids`) drops `ofOneHome` and is posted today. */
export function newEntry(content: Fields, slug: string, ids: readonly number[], now: Date): Fields {
  const id = Number(content.id);
  const isCopy = ids.includes(id);
  const kept = Object.entries(content).filter(([name]) => !isCopy || !ofOneHome.includes(name));
  return {
    ...Object.fromEntries(kept),
    slug,
    id: Number.isInteger(id) && id > 0 && !isCopy ? id : Math.max(0, ...ids) + 1,
    ...(isCopy && "postedAt" in content ? { postedAt: dayInIndia(now) } : {}),
  };
}

/** Content saved again in the file `slug`: that is its slug, and a published one that differs becomes former. */
export function savedAgain(content: Fields, slug: string, published: unknown): Fields {
  const before = typeof published === "string" && published !== slug ? [published] : [];
  const slugs = [...new Set([...listAt(content, "formerSlugs"), ...before])].filter((name) => name !== slug);
  return { ...content, slug, ...(slugs.length > 0 ? { formerSlugs: slugs } : {}) };
}
