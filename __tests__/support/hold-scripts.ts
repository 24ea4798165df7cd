import type { Page } from "playwright-core";

/** Once React has the shell; parts of the page may wait still. */
export const shellIsHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");

/** A browser that is never idle, so that parts wait for the visitor. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** Holds back every script file that a page asks for, until the returned function is called; then they may be lost. */
export async function holdScripts(page: Page, areLost = false): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    // The page may be gone by then.
    await (areLost ? route.abort() : route.continue()).catch(() => undefined);
  });
  return () => release();
}
