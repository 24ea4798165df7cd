/** Links scroll smoothly (base.css), Tab jumps: a scroll still under way would pass the next focused element. */
export function jumpOnTab(): void {
  const { style } = document.documentElement;
  const follow = (event: Event) => {
    style.scrollBehavior = event instanceof KeyboardEvent && event.key === "Tab" ? "auto" : "";
  };
  document.addEventListener("keydown", follow, true);
  document.addEventListener("pointerdown", follow, true);
}

/** Loads lazy pictures before printing, as not every browser does so. */
export function loadPicturesForPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = "eager";
    }
  });
}
