/** Loads the pictures below the fold before the page is printed: not every browser does so, and paper cannot scroll. */
export function loadPicturesForPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = "eager";
    }
  });
}
