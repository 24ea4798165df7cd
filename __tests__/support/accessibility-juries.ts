import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "playwright-core";
import { z } from "zod";
import { juryScript, type Verdict } from "./juries";

interface Engine {
  readonly script: string;
  /** Text of an async function's body that returns [rule, text] for each issue of the page. */
  readonly look: string;
}

const axeFile = createRequire(path.resolve("package.json")).resolve("axe-core/axe.min.js");

export const engines = {
  /** With every rule, the experimental and those of AAA too. */
  axe: {
    script: readFileSync(axeFile, "utf8"),
    look: `
      const rules = {};
      for (const { ruleId } of axe.getRules()) rules[ruleId] = { enabled: true };
      const { violations } = await axe.run("html", { rules });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html.slice(0, 120)]));`,
  },
  /** Without its recommendations, and what it asks a person to look at. */
  ibm: {
    script: juryScript("accessibility-checker-engine/ace.js"),
    look: `
      const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
      return results
        .filter(({ value: [level, verdict] }) => level === "VIOLATION" && verdict === "FAIL")
        .map(({ ruleId, message, snippet }) => [ruleId, message + " in " + snippet.slice(0, 120)]);`,
  },
  /** Without its warnings and notices, which ask a person to look. */
  html_codesniffer: {
    script: juryScript("html_codesniffer/build/HTMLCS.js"),
    look: `
      await new Promise((done) => HTMLCS.process("WCAG2AA", document, done));
      return HTMLCS.getMessages()
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => [code, msg + " in " + element.outerHTML.slice(0, 120)]);`,
  },
} as const satisfies Record<string, Engine>;

const issueList = z.array(z.tuple([z.string(), z.string()]));

/** What an engine calls an issue of the page as it stands. */
export async function verdictsOfEngine(page: Page, name: keyof typeof engines): Promise<Verdict[]> {
  const { script, look } = engines[name];
  await page.evaluate(script);
  const where = new URL(page.url()).pathname;
  const issues = issueList.parse(await page.evaluate(`(async () => {${look}})()`));
  return issues.map(([rule, text]) => ({ rule, where, text: text.replaceAll(/\s+/g, " ") }));
}
