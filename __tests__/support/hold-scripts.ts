import type { Page } from "playwright-core";

/** Holds back every script file that a page asks for, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
