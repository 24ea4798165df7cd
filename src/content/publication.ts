/** For which day the site is built, and for whom. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseJson, isRecord } from "../lib/json-record";
import { dayInIndia } from "../lib/dates";

type Environment = Readonly<Record<string, string | undefined>>;

export interface Publication {
  /** Day by which listings come and go, "2026-11-20". */
  readonly day: string;
  /** Whether drafts and homes whose day is still to come are shown, to the agency alone. */
  readonly isPreview: boolean;
  /** Days for which the page of a home sold or let stays. */
  readonly soldHomeDays: number;
}

const defaultSoldHomeDays = 180;

/** The day that `PUBLICATION_DAY` names, otherwise that of `now` in India. Throws when it names none. */
export function publicationDay(environment: Environment, now = new Date()): string {
  const named = environment.PUBLICATION_DAY?.trim() ?? "";
  if (named === "") return dayInIndia(now);
  const date = new Date(`${named}T00:00:00Z`);
  if (
    !/^\d{4}-\d\d-\d\d$/.test(named) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(named)
  )
    throw new Error(
      `PUBLICATION_DAY is "${named}"; write a day like 2026-12-24, or leave it blank for today`,
    );
  return named;
}

/** Whether `PREVIEW` asks for a preview: "true" or "1". Throws at any other word but "false", "0" and none. */
export function isPreviewAsked(environment: Environment): boolean {
  const word = environment.PREVIEW?.trim().toLowerCase() ?? "";
  if (["true", "1"].includes(word)) return true;
  if (["", "false", "0"].includes(word)) return false;
  throw new Error(
    `PREVIEW is "${word}"; write true for a preview, or leave it blank for the site of the public`,
  );
}

/** What the variables and `site.json` of a content folder say of the publication. */
export function publicationOf(environment: Environment, dataFolder: string): Publication {
  return {
    day: publicationDay(environment),
    isPreview: isPreviewAsked(environment),
    soldHomeDays: readSoldHomeDays(path.join(dataFolder, "site.json")),
  };
}

/** By file and time of its last change, for every listing asks. */
const soldHomeDaysRead = new Map<string, number>();

/** A file that cannot be read has a fault of its own, which the check of the content names. */
function readSoldHomeDays(file: string): number {
  const key = `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0}`;
  const known = soldHomeDaysRead.get(key);
  if (known !== undefined) return known;
  let days = defaultSoldHomeDays;
  try {
    const site = parseJson(readFileSync(file, "utf8"));
    if (isRecord(site) && typeof site.soldHomeDays === "number") days = site.soldHomeDays;
  } catch {
    // As without the field.
  }
  soldHomeDaysRead.set(key, days);
  return days;
}
