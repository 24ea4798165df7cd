import type { Page } from "playwright-core";
import type { Come } from "./calm-visits";

/** The wishlist as the header and storage show it. `current` is asked each time: every test has its own page. */
export function savedHomes(current: () => Page, come: Come) {
  return {
    headerHeart: () => current().locator("header [data-menu=saved] > button"),
    stored: (key = "wishlist") => current().evaluate((name) => localStorage.getItem(name), key),
    /** Comes with homes already saved. */
    async comeWith(wishlist: readonly unknown[], options?: Parameters<Come>[0]): Promise<void> {
      await come(options);
      await current().addInitScript((list) => {
        if (sessionStorage.getItem("saved") !== null) return;
        sessionStorage.setItem("saved", "1");
        localStorage.setItem("wishlist", list);
      }, JSON.stringify(wishlist));
    },
  };
}
