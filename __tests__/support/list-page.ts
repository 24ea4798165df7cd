import type { Page } from "playwright-core";
import { open } from "./browser";

/** The newest first. */
export const homesInGoa = ["Anjuna Palm Bungalow", "Siolim Pool Villa", "Assagao Verandah House"];

/**
 * A page that lists homes as visitors see and use it. `current` is called each time, since every test has its own page.
 */
export function listPage(current: () => Page) {
  const main = () => current().getByRole("main");
  const cards = () => main().locator("article[data-listing]");
  const countLine = (text: string | RegExp) => main().getByRole("status").filter({ hasText: text });
  return {
    main,
    cards,
    countLine,
    results: () => current().getByRole("region", { name: "Results" }),
    filters: () => current().getByRole("complementary", { name: "Filters" }),
    query: () => decodeURIComponent(new URL(current().url()).search),
    historyLength: () => current().evaluate(() => window.history.length),
    /** Titles of the cards that are shown, in their order: all of the page, or those of a part of it. */
    titles: (of = cards()): Promise<string[]> =>
      of.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => element.querySelector("h2, h3, h4")?.textContent ?? ""),
      ),
    /** Opens a results page and waits until the list is that of its filters. */
    async openResults(path: string, count: string | RegExp): Promise<void> {
      await open(current(), path);
      await countLine(count).first().waitFor();
    },
  };
}
