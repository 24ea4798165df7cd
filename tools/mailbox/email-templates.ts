import { readFileSync } from "node:fs";
import path from "node:path";
import Mustache from "mustache";
import { z } from "zod";
import type { EmailKind } from "../../src/config/emailjs-environment";
import { siteSchema } from "../../src/content/schemas/site";
import type { TemplateParams } from "./emailjs-contract";

const ROOT = path.join(__dirname, "../..");
const TEMPLATES = path.join(ROOT, "src/features/enquiry/email-templates");

/** The facts of the agency that the templates hold as fixed text. */
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
}

/** A template with its variables filled in. */
export type RenderedEmail = EmailTemplate;

const factsSchema = z.object({ name: siteSchema.shape.name, email: siteSchema.shape.email });

/** Reads the agency's name and e-mail from data/site.json. Throws when the file is missing or lacks them. */
export function readSiteFacts(): SiteFacts {
  return factsSchema.parse(JSON.parse(readFileSync(path.join(ROOT, "data/site.json"), "utf8")));
}

/**
 * Puts a template together: frame, content of its kind, inline styles (mail clients ignore most style sheets) and the
 * agency's facts, which EmailJS has no variables for. Leads go to the agency and are answered to the visitor; the code
 * goes to the visitor (field notes 5.2).
 */
export function composeTemplate(kind: EmailKind, site: SiteFacts): EmailTemplate {
  const isCode = kind === "code";
  const html = read("frame/frame.html")
    .replace("%CONTENT%", () => read(`${kind}/template.html`))
    .replace("%FOOT%", () => read(isCode ? "frame/foot-code.html" : "frame/foot-lead.html"))
    .replaceAll("%BRAND%", () => Mustache.escape(site.name));
  return {
    to: isCode ? "{{to_email}}" : site.email,
    replyTo: isCode ? site.email : "{{email}}",
    fromName: site.name,
    subject: read(`${kind}/subject.txt`),
    html: `${inlineStyles(html)}\n`,
  };
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
  };
}

function read(file: string): string {
  return readFileSync(path.join(TEMPLATES, file), "utf8").trim();
}

const stylesSchema = z.record(z.string(), z.string());

/** Adds to each `class="a b"` the declarations of a and b as an inline style. Throws for a class without styles. */
function inlineStyles(html: string): string {
  const styles = stylesSchema.parse(JSON.parse(read("frame/styles.json")));
  return html.replace(/class="([^"]+)"/g, (attribute, names: string) => {
    const declarations = names.split(" ").map((name) => {
      const style = styles[name];
      if (style === undefined) throw new Error(`frame/styles.json has no styles for the class "${name}"`);
      return style;
    });
    return `${attribute} style="${declarations.join(";")}"`;
  });
}

/** A header is one line, whatever the visitor typed. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
