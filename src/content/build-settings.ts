import type { Environment } from "../config/environment";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseJson, isRecord } from "../lib/json-record";
import { dayInIndia, isoDayToMs } from "../lib/dates";

/** Absolute path of `CONTENT_FOLDER`, by default `data`; throws when there is no such folder. */
export function contentFolder(environment: Environment): string {
  const name = environment.CONTENT_FOLDER?.trim() || "data";
  const folder = path.resolve(name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `CONTENT_FOLDER: the content is looked for in "${name}", and there is no such folder; name another or leave it blank for data`,
    );
  }
  return folder;
}

export interface BuildSettings {
  /** "2026-11-20". */
  readonly day: string;
  /** Drafts and homes whose day is still to come are shown, to the agency alone. */
  readonly isPreview: boolean;
  readonly soldHomeDays: number;
}

/** `PUBLICATION_DAY`, by default that of `now` in India; throws when it names no day. */
export function publicationDay(environment: Environment, now = new Date()): string {
  const named = environment.PUBLICATION_DAY?.trim() ?? "";
  if (named === "") return dayInIndia(now);
  if (!/^\d{4}-\d\d-\d\d$/.test(named) || isoDayToMs(named) === null)
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

export function buildSettingsOf(environment: Environment, dataFolder: string): BuildSettings {
  const site = parseJson(readFileSync(path.join(dataFolder, "site.json"), "utf8"));
  return {
    day: publicationDay(environment),
    isPreview: isPreviewAsked(environment),
    soldHomeDays: isRecord(site) && typeof site.soldHomeDays === "number" ? site.soldHomeDays : 180,
  };
}
