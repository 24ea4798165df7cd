/**
 * Links scroll smoothly (docs/requirements.md 2.1, base.css), but Tab jumps: a smooth scroll still under way would go
 * on past the next element with the focus, and leave it outside the window.
 */
export function jumpOnTab(): void {
  const { style } = document.documentElement;
  const follow = (event: Event) => {
    style.scrollBehavior = event instanceof KeyboardEvent && event.key === "Tab" ? "auto" : "";
  };
  document.addEventListener("keydown", follow, true);
  document.addEventListener("pointerdown", follow, true);
}

/** Loads the pictures below the fold before the page is printed: not every browser does so, and paper cannot scroll. */
export function loadPicturesForPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = "eager";
    }
  });
}
