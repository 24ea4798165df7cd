/** Loads a picture though it may be out of view, and has the browser paint it together with its slide. */
export function paintAtOnce(image: HTMLImageElement): void {
  image.loading = "eager";
  image.decoding = "sync";
}

/** Resolves when all pictures can be painted; one that cannot be loaded holds nothing up. */
export async function decodeAll(images: readonly HTMLImageElement[]): Promise<void> {
  images.forEach(paintAtOnce);
  await Promise.allSettled(images.map((image) => image.decode()));
}
