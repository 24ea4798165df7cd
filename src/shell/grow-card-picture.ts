import { isListing } from "../config/routes";
import { navigateInTransition } from "../gatsby/boot/navigate-in-transition";

const isMotionWelcome = () => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** Marks what moves, or takes the mark away (base.css). */
function mark(element: HTMLElement | null, isMoving: boolean): void {
  element?.style.setProperty("view-transition-name", isMoving ? "home-picture" : "");
}

/** Shows a smaller file of the first picture until its own has come (gallery.module.css). */
function showUntilLoaded(place: HTMLElement | null, url: string): void {
  place?.style.setProperty("--card-picture", `url("${url}")`);
  // On the place, since react-slick may have replaced its pictures by then. Icons tell that they have loaded too.
  const clear = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    place?.style.removeProperty("--card-picture");
    place?.removeEventListener("load", clear, true);
  };
  place?.addEventListener("load", clear, true);
}

/**
 * Has the picture of a card grow into the first one of its home's page, in a browser that knows view transitions and
 * where motion is welcome (docs/decisions/2026-11-22-a-card-grows-into-its-page.md).
 */
export function growCardPicture(): void {
  let clicked: Element | null = null;
  const note = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest("[data-listing]") : null;
  };
  document.addEventListener("click", note, { capture: true });

  navigateInTransition((path) => {
    const picture = clicked?.querySelector("img") ?? null;
    clicked = null;
    if (picture === null || !picture.complete || !isListing(path) || !isMotionWelcome()) return undefined;
    let place: HTMLElement | null = null;
    return {
      leave: () => mark(picture, true),
      arrive: () => {
        place = document.querySelector("[data-first-picture]");
        mark(place, true);
        showUntilLoaded(place, picture.currentSrc);
      },
      end: () => {
        mark(picture, false);
        mark(place, false);
      },
    };
  });
}
