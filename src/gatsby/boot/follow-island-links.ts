import { navigate } from "gatsby";
import { isPlainClick } from "../../lib/plain-click";
import { pageLinkAt } from "./page-of-link";

/**
 * Has links in islands that React does not have yet lead to their pages like all others of the site. It hears them at
 * the document, since React lets no press through to an island that it is about to hydrate.
 */
export function followIslandLinks(): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = pageLinkAt(event.target);
      const isReady = document.documentElement.dataset.hydrated === "true";
      if (!isReady || event.defaultPrevented || link === undefined || !isPlainClick(event)) return;
      if (link.closest("[data-island]:not([data-live])") === null) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    },
    true,
  );
}
