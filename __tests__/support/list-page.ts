import type { Page } from "playwright-core";
import { open } from "./browser";

/** The newest first. */
export const homesInGoa = ["Anjuna Palm Bungalow", "Siolim Pool Villa", "Assagao Verandah House"];

/** What visitors see and use of a page that lists homes. `current` is asked each time: every test has its own page. */
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
    /** Opens a results page and waits until it answers its filters. */
    async openResults(path: string, count: string | RegExp): Promise<void> {
      await open(current(), path);
      await countLine(count).first().waitFor();
    },
  };
}
