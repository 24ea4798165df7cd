import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { allPicturesLoaded } from "./eventually";

/** Folder that `npm run visual:record` has its pictures put into; undefined in a run that judges. */
export const visualRecord = process.env.VISUAL_RECORD;

/**
 * Photographs the whole page into a folder, with all its pictures loaded and nothing in motion. The file is named by
 * the state and the width of the viewport.
 */
export async function photographPage(page: Page, folder: string, state: string): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.deferring;
  });
  await allPicturesLoaded(page);
  const name = state
    .replaceAll(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({
    path: path.join(folder, `${name || "home"}-${String(width)}.png`),
    fullPage: true,
    animations: "disabled",
  });
}
