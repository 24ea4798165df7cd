import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseJson, isRecord } from "../lib/json-record";
import { dayInIndia } from "../lib/dates";

type Environment = Readonly<Record<string, string | undefined>>;

export interface Publication {
  /** "2026-11-20". */
  readonly day: string;
  /** Drafts and homes whose day is still to come are shown, to the agency alone. */
  readonly isPreview: boolean;
  readonly soldHomeDays: number;
}

const defaultSoldHomeDays = 180;

/** `PUBLICATION_DAY`, by default that of `now` in India; throws when it names no day. */
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

/** `PREVIEW`: "true" or "1". Throws at any other word but "false", "0" and none. */
export function isPreviewAsked(environment: Environment): boolean {
  const word = environment.PREVIEW?.trim().toLowerCase() ?? "";
  if (["true", "1"].includes(word)) return true;
  if (["", "false", "0"].includes(word)) return false;
  throw new Error(
    `PREVIEW is "${word}"; write true for a preview, or leave it blank for the site of the public`,
  );
}

export function publicationOf(environment: Environment, dataFolder: string): Publication {
  return {
    day: publicationDay(environment),
    isPreview: isPreviewAsked(environment),
    soldHomeDays: readSoldHomeDays(path.join(dataFolder, "site.json")),
  };
}

/** Cached by file and time of its last change, as every listing asks. */
const soldHomeDaysRead = new Map<string, number>();

function readSoldHomeDays(file: string): number {
  const key = `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0}`;
  const known = soldHomeDaysRead.get(key);
  if (known !== undefined) return known;
  let days = defaultSoldHomeDays;
  try {
    const site = parseJson(readFileSync(file, "utf8"));
    if (isRecord(site) && typeof site.soldHomeDays === "number") days = site.soldHomeDays;
  } catch {
    // The check of the content names the fault.
  }
  soldHomeDaysRead.set(key, days);
  return days;
}
