import { readFileSync } from "node:fs";
import path from "node:path";
import Mustache from "mustache";
import { z } from "zod";
import { EMAIL_KINDS, type EmailKind } from "../../src/config/environment";
import { contentFolder } from "../../src/content/build-settings";
import { siteSchema } from "../../src/content/schemas/site";
import type { TemplateParams } from "./emailjs-contract";

const ROOT = path.join(__dirname, "../..");
const TEMPLATES = path.join(ROOT, "src/features/enquiry/flow/templates");

/** The facts of the agency in the templates. */
export interface SiteFacts {
  name: string;
  email: string;
}

/** A template as an owner pastes it into EmailJS: `{{…}}` are EmailJS's variables, the rest is fixed. */
export interface EmailTemplate {
  to: string;
  replyTo: string;
  fromName: string;
  subject: string;
  html: string;
  /** The plain-text part: the same words. */
  text: string;
}

/** A template with its variables filled in. */
export type RenderedEmail = EmailTemplate;

const factsSchema = z.object({ name: siteSchema.shape.name, email: siteSchema.shape.email });

/** Reads the agency's name and e-mail from the content's site.json. Throws when the file is missing or lacks them. */
export function readSiteFacts(): SiteFacts {
  return factsSchema.parse(
    JSON.parse(readFileSync(path.join(contentFolder(process.env), "site.json"), "utf8")),
  );
}

const leadSchema = z.strictObject({
  subject: z.string(),
  heading: z.string(),
  /** Letter of the monogram beside the heading. */
  initial: z.string().optional(),
  /** Label and value of each row, top down. */
  rows: z.record(z.string(), z.string()),
});

type LeadKind = Exclude<EmailKind, "code">;
const LEAD_KINDS = EMAIL_KINDS.filter((kind) => kind !== "code");

/** Kinds that are sent without a code where none could be sent (docs/decisions/enquiry-delivery.md). */
const KEPT_KINDS: readonly EmailKind[] = ["modal", "visit"];

const leadsSchema = z.record(z.enum(LEAD_KINDS), leadSchema);

/**
 * Composes a template: frame, content of its kind, inline styles (mail clients ignore most style sheets) and the
 * agency's facts, for which EmailJS has no variables. Leads go to the agency, with the visitor as the reply address.
 * The code goes to the visitor: anyone can make the site write to any address, so this e-mail holds nothing else that
 * was typed.
 */
export function composeTemplate(kind: EmailKind, site: SiteFacts): EmailTemplate {
  const isCode = kind === "code";
  const { subject, content } = isCode ? codeParts() : leadParts(kind);
  const foot = part(footOf(kind));
  const html = fill(read("frame.html"), { CONTENT: content, FOOT: foot }).replaceAll("%BRAND%", () =>
    Mustache.escape(site.name),
  );
  return {
    to: isCode ? "{{to_email}}" : site.email,
    replyTo: isCode ? site.email : "{{email}}",
    fromName: site.name,
    subject,
    html: `${inlineStyles(html)}\n`,
    text: `${textOf(`${content}<p>${foot}</p>`).replaceAll("%BRAND%", site.name)}\n`,
  };
}

function footOf(kind: EmailKind): string {
  if (kind === "code") return "foot-code";
  return KEPT_KINDS.includes(kind) ? "foot-lead-kept" : "foot-lead";
}

interface TemplateParts {
  subject: string;
  content: string;
}

function codeParts(): TemplateParts {
  return { subject: "{{otp_code}} is your code", content: part("code") };
}

/** Rows that every lead ends with (docs/decisions/e-mail.md). */
const rowsOfAll = { "In India": "{{time_in_india}}", Page: "{{page}}", "Came from": "{{came_from}}" };

const links = new Map([
  ["{{phone}}", '<a href="tel:{{phone}}" class="link">{{phone}}</a>'],
  ["{{page}}", '<a href="{{page}}" class="link">{{page}}</a>'],
]);

/** All leads share one layout and one row; leads.json holds their differences. */
function leadParts(kind: LeadKind): TemplateParts {
  const { subject, heading, initial, rows } = leadsSchema.parse(JSON.parse(read("leads.json")))[kind];
  const rowOf = ([label, value]: [string, string]) =>
    fill(part("row"), { LABEL: label, VALUE: links.get(value) ?? value });
  const content = fill(part("lead"), {
    HEAD:
      initial === undefined
        ? fill(part("heading"), { HEADING: heading })
        : fill(part("heading-with-initial"), { HEADING: heading, INITIAL: initial }),
    ROWS: Object.entries({ ...rows, ...rowsOfAll })
      .map(rowOf)
      .join("\n"),
  });
  return { subject, content };
}

/** The HTML of a part of parts.html. Throws for a name that it does not have. */
function part(name: string): string {
  const [, html] = new RegExp(`<template id="${name}">(.*?)</template>`, "s").exec(read("parts.html")) ?? [];
  if (html === undefined) throw new Error(`parts.html has no template "${name}"`);
  return html.trim();
}

/** HTML with its %NAMES% replaced. */
function fill(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/%([A-Z]+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * Fills in a template as EmailJS does: `{{x}}` escaped for HTML, `{{{x}}}` (used in subjects, which are plain text)
 * as it is, unknown variables as nothing.
 */
export function renderTemplate(template: EmailTemplate, params: TemplateParams): RenderedEmail {
  const asText = (text: string) => oneLine(Mustache.render(text, params, {}, { escape: String }));
  return {
    to: asText(template.to),
    replyTo: asText(template.replyTo),
    fromName: template.fromName,
    subject: asText(template.subject),
    html: Mustache.render(template.html, params),
    text: Mustache.render(template.text, params),
  };
}

/** The words of a part: a row is a line, and variables stand as they are, as nothing of it is markup. */
function textOf(html: string): string {
  return html
    .replace(/<div class="preview">.*?<\/div>/gs, "")
    .replace(/\s+/g, " ")
    .replace(/<\/th> <td[^>]*>/g, ": ")
    .replace(/<\/(?:h1|p|tr|div|table)>|<br \/>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/\{\{(\w+)\}\}/g, "{{{$1}}}")
    .replace(/ *\n\s*/g, "\n")
    .trim();
}

function read(file: string): string {
  return readFileSync(path.join(TEMPLATES, file), "utf8").trim();
}

const stylesSchema = z.record(z.string(), z.string());

/** Adds to each `class="a b"` the declarations of a and b as an inline style. Throws for a class without styles. */
function inlineStyles(html: string): string {
  const styles = stylesSchema.parse(JSON.parse(read("styles.json")));
  return html.replace(/class="([^"]+)"/g, (attribute, names: string) => {
    const declarations = names.split(" ").map((name) => {
      const style = styles[name];
      if (style === undefined) throw new Error(`styles.json has no styles for the class "${name}"`);
      return style;
    });
    return `${attribute} style="${declarations.join(";")}"`;
  });
}

/** A header is one line, whatever the visitor typed. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
