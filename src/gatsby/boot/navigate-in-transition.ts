import { pageLoader } from "./loader";

/** The old and the new place of what a view transition moves. */
export interface Move {
  /** Marks it on the page that is left, just before the browser takes its picture. */
  readonly leave: () => void;
  /** Marks it on the new page, which is in the document. */
  readonly arrive: () => void;
  /** Takes the marks away. */
  readonly end: () => void;
}

let shown = () => {};

/** Gatsby's `onRouteUpdate`: the page of the address is in the document. */
export const pageIsShown = () => shown();

/**
 * Calls `go` and resolves once the page it leads to is in the document. The router waits for a frame, and a browser
 * draws none while a view transition waits for its new state: until then frames are tasks.
 */
async function pageShownBy(go: () => void): Promise<void> {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  // At once, since a glide would begin and end the transition in different places.
  document.documentElement.style.scrollBehavior = "auto";
  try {
    await new Promise<void>((resolve) => {
      shown = resolve;
      go();
    });
  } finally {
    window.requestAnimationFrame = requestAnimationFrame;
    document.documentElement.style.scrollBehavior = "";
  }
}

async function transitionTo(go: () => void, { leave, arrive, end }: Move): Promise<void> {
  leave();
  const transition = document.startViewTransition(async () => {
    await pageShownBy(go);
    arrive();
  });
  // One that the browser skips, as in a hidden tab, has gone to its page all the same.
  transition.ready.catch(() => undefined);
  await transition.finished.finally(end);
}

/**
 * Has a link lead to its page in a view transition where `moveOf` gives what it moves, from its path. The page is loaded
 * first, so that the one that is left stays alive meanwhile. Every other navigation is Gatsby's own.
 */
export function navigateInTransition(moveOf: (path: string) => Move | undefined): void {
  const navigate = window.___navigate;
  const loader = pageLoader();
  if (navigate === undefined || loader === undefined || !("startViewTransition" in document)) return;
  let latest = 0;
  let isMoving = false;
  window.___navigate = (to, options) => {
    const own = ++latest;
    const go = () => navigate(to, options);
    const move = typeof to === "string" ? moveOf(to) : undefined;
    // While one runs, as after a double tap, the page that it waits for is the one that this link leads to.
    if (move === undefined || isMoving) return go();
    const start = async () => {
      // Another link has been followed since.
      if (own !== latest) return;
      isMoving = true;
      await transitionTo(go, move).finally(() => (isMoving = false));
    };
    return loader.loadPage(to).then(start, go);
  };
}
