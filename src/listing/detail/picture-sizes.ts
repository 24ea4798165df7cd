import type { PictureData } from "../../lib/picture-data";
import type { PictureBox } from "../../ui/picture-sizes";

const height = { ratio: 16 / 10 };

/** Of the large picture; the same picture elsewhere with the same boxes is the file already loaded. */
export const mainBoxes: readonly PictureBox[] = [
  { media: "(min-width: 1376px)", width: "832px", height },
  { media: "(min-width: 1280px)", width: "58vw", height },
  // Eight pixels less than the column, for which the smallest file serves at 1024 px.
  { media: "(min-width: 1024px)", width: "96vw - 448px", height },
  { media: "(min-width: 640px)", width: "100vw - 64px", height },
  // On a phone it reaches the edges of the window.
  { width: "100vw", height: { ratio: 4 / 3 } },
];

/** Address of the largest size of a picture, to which links lead without JavaScript. */
export function fullPictureUrl({ file }: PictureData): string {
  return file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file.publicURL ?? "";
}
