import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(path.resolve("package.json")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** With JURIES_STATES the other engines look at whole pages, too (`npm run juries`, which installs them). */
async function issuesOfOtherEngines(page: Page, selector: string): Promise<string[]> {
  if (process.env.JURIES_STATES !== "true" || selector !== "html") return [];
  const [{ verdictsOfEngine }, { unexcused }] = await Promise.all([
    import("./accessibility-juries"),
    import("./juries"),
  ]);
  const found: string[] = [];
  for (const name of ["ibm", "html_codesniffer"] as const)
    found.push(...unexcused(name, await verdictsOfEngine(page, name)).map((line) => `${name}: ${line}`));
  return found;
}

/**
 * What axe finds in the rendered elements of a selector: rule and elements, as text. On a page that is not ready what
 * is far below the fold is laid out first: axe finds no background behind a text without layout.
 */
export async function pageIssues(page: Page, selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const issues = await page.evaluate(async (context) => {
    delete document.documentElement.dataset.deferring;
    const { violations } = await window.axe.run(context);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, selector);
  return [...issues, ...(await issuesOfOtherEngines(page, selector))];
}
