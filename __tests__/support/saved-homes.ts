import type { Page } from "playwright-core";
import type { Come } from "./calm-visits";

/** The wishlist in the header and in storage. `current` is called each time, since every test has its own page. */
export function savedHomes(current: () => Page, come: Come) {
  return {
    headerHeart: () => current().locator("header [data-menu=saved] > button"),
    stored: (key = "wishlist") => current().evaluate((name) => localStorage.getItem(name), key),
    /** Starts a visit with homes already saved. */
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
