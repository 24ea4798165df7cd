import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { emailOrigin, parseEmailJsEnvironment, type Environment } from "../config/environment";
import { adminSettings } from "./admin/cms-config";
import { packedHostOf } from "./build-files/pack-site";
import { isPreviewAsked, publicationDay, contentFolder } from "./build-settings";
import { previewMark } from "./pages/preview-page";
import { closest } from "./checks/values";
import { readText } from "./checks/read-content-folder";
import { checkContent } from "./check-content";
import { formatIssue, type ContentReport } from "./checks/issue";
import { checkPictures } from "./check-pictures";

interface Reporter {
  readonly warn: (message: string) => unknown;
  readonly panic: (message: string) => unknown;
}

interface BuildToCheck {
  readonly reporter: Reporter;
}

function refuseHostWithoutOrigin(environment: Environment): void {
  const host = packedHostOf(environment);
  if (host === undefined || environment.SITE_ORIGIN?.trim()) return;
  throw new Error(
    `SITE_HOST is "${host}" and SITE_ORIGIN is not set, so sitemap and links would name localhost; write SITE_ORIGIN=https://www.example.com with your own domain into .env.production, or set it where the host keeps variables`,
  );
}

/** A message for each line of a settings file that would not be read as it is meant. */
export function settingsIssues(text: string, known: readonly string[]): string[] {
  const seen = new Set<string>();
  if (text.startsWith("\uFEFF"))
    return ["line 1 — starts with an invisible byte order mark; save the file as UTF-8 without BOM"];
  return text.split(/\r?\n/).flatMap((line, at) => {
    const issue = (message: string) => [`line ${at + 1} — ${message}`];
    if (/^\s*(?:#.*)?$/.test(line)) return [];
    const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined) return issue(`${JSON.stringify(line.trim())} is no setting; write NAME=value`);
    if (seen.has(name)) return issue(`${name} is set twice; keep one line`);
    seen.add(name);
    if (/^[“”‘’]|[“”‘’]$/.test(value))
      return issue(`${name} stands in curly quotation marks; leave them out`);
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote !== undefined && !value.slice(1).includes(quote))
      return issue(`${name} begins with ${quote} and has none at its end; leave it out`);
    const read = parseEnv(line)[name] ?? "";
    if (quote === undefined && read !== value && !/\s#/.test(value))
      return issue(`${name} is read as ${JSON.stringify(read)}; write ${name}='${value}'`);
    if (known.includes(name)) return [];
    const near = closest(name, known);
    return near === undefined ? [] : issue(`${name} is no setting of the site; did you mean ${near}?`);
  });
}

function refuseUnreadSettings(folder: string, mode: string): void {
  const name = `.env.${mode}`;
  if (!existsSync(path.join(folder, name))) {
    const strays = [".env", ".env.local", `env.${mode}`, `${name}.txt`, `${name}.local`, ".env.prod"];
    const stray = readdirSync(folder).find((file) => mode === "production" && strays.includes(file));
    if (stray === undefined) return;
    throw new Error(`${stray} is not read; rename it to ${name}`);
  }
  const text = readText(path.join(folder, name));
  if (typeof text !== "string") throw new Error(`${name} ${text.message}`);
  const example = path.join(folder, ".env.example");
  const shown = existsSync(example) ? readFileSync(example, "utf8") : "";
  const known = shown.match(/(?<=^(?:# )?)[A-Z][A-Z_]+(?==)/gm) ?? [];
  const issues = settingsIssues(text, known);
  if (issues.length > 0) throw new Error(issues.map((issue) => `${name} ${issue}`).join("\n"));
}

/** Throws where a public build would keep a preview's files, with pictures of drafts. */
export function refusePreviewLeft(isPreview: boolean, publicFolder: string): void {
  if (isPreview || !existsSync(path.join(publicFolder, previewMark))) return;
  throw new Error("public holds a preview; run npm run clean before you build the site of the public");
}

/** Gatsby's onPreInit: reads the variables that the end of a build needs, so that a misspelt one is found at once. */
export function checkEnvironmentOrStop({ reporter }: { readonly reporter: Pick<Reporter, "panic"> }): void {
  try {
    refuseUnreadSettings(path.resolve("."), process.env.NODE_ENV ?? "development");
    emailOrigin(process.env);
    refuseHostWithoutOrigin(process.env);
    adminSettings(process.env);
    publicationDay(process.env);
    refusePreviewLeft(isPreviewAsked(process.env), path.resolve("public"));
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** Warns of what is missing for e-mail and what the forms do then; the build goes on (docs/decisions/e-mail.md). */
export function warnWithoutEmail({ reporter }: { readonly reporter: Pick<Reporter, "warn"> }): void {
  const reading = parseEmailJsEnvironment(process.env);
  if (reading.ok) return;
  reporter.warn(
    `The enquiry forms cannot send e-mail: ${reading.missing.join(", ")} not set. ` +
      "They will offer telephone, WhatsApp and an e-mail with the message filled in instead. " +
      "Set the variables as .env.example and docs/emailjs-setup.md describe, then build again.",
  );
}

/** Gatsby's reporter would wrap lines at the width of the terminal. */
function writeLines(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n`);
}

function reportIssues(
  { reporter }: BuildToCheck,
  { errors, warnings }: ContentReport,
  warned: string,
  stopped: string,
): void {
  if (warnings.length > 0) {
    writeLines(warnings.map(formatIssue));
    reporter.warn(`${warnings.length} ${warned} to look at soon; each is named above.`);
  }
  if (errors.length > 0) {
    writeLines(errors.map(formatIssue));
    reporter.panic(`${stopped}, each named above; mend them and build again.`);
  }
}

/** Gatsby's onPreInit: stops at issues of the content (docs/decisions/content.md). */
export function checkContentOrStop(build: BuildToCheck, dataFolder = contentFolder(process.env)): void {
  const report = checkContent(dataFolder, { today: new Date(publicationDay(process.env)) });
  const stopped = `The content has ${report.errors.length} error(s)`;
  reportIssues(build, report, "thing(s) in the content", stopped);
}

/** Gatsby's onPreInit: the same for pictures that the build cannot take or the public must not have. */
export async function checkPicturesOrStop(
  build: BuildToCheck,
  dataFolder = contentFolder(process.env),
): Promise<void> {
  const report = await checkPictures(dataFolder);
  reportIssues(build, report, "picture(s)", `${report.errors.length} picture(s) cannot be published`);
}
