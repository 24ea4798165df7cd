import { isRecord, textAt } from "../../../lib/json-record";

/** A time at which the visitor would come. */
export interface VisitWish {
  /** Day and time as the form showed them, in the time zone of the home. */
  readonly words: string;
  /** ISO times (UTC). */
  readonly from: string;
  readonly to: string;
}

/** A visit that was asked for, as the thank-you page needs it: nothing in it is about the visitor. */
export interface VisitRequest {
  /** Titles of the homes. */
  readonly homes: string;
  /** Where they stand, or that it is a call. */
  readonly place: string;
  /** Path of the first home's page. */
  readonly path: string;
  /** City and time zone of the times, in words. */
  readonly zone: string;
  readonly wishes: readonly VisitWish[];
}

const isTime = (iso: string): boolean => !Number.isNaN(Date.parse(iso));

function parseWish(value: unknown): readonly VisitWish[] {
  if (!isRecord(value)) return [];
  const [words, from, to] = [textAt(value, "words"), textAt(value, "from"), textAt(value, "to")];
  return words !== "" && isTime(from) && isTime(to) ? [{ words, from, to }] : [];
}

/** Reads a visit of navigation state, which may be anything: undefined for none or a foreign shape. */
export function parseVisitRequest(value: unknown): VisitRequest | undefined {
  if (!isRecord(value) || !Array.isArray(value.wishes)) return undefined;
  const wishes = value.wishes.flatMap(parseWish);
  const homes = textAt(value, "homes");
  if (homes === "" || wishes.length === 0) return undefined;
  const path = textAt(value, "path");
  return {
    homes,
    place: textAt(value, "place"),
    path: /^\/(?!\/)/.test(path) ? path : "/",
    zone: textAt(value, "zone"),
    wishes,
  };
}
