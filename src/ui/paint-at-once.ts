/** Loads a picture though it may be out of view, and has the browser paint it together with its slide. */
export function paintAtOnce(image: HTMLImageElement): void {
  image.loading = "eager";
  image.decoding = "sync";
}
