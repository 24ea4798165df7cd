import type { PictureData } from "../../lib/picture-data";
import { coverSizes, type PictureBox } from "../../ui/picture-sizes";

/** `sizes` of a picture in the column of a property page; on a phone it may reach the edges of the window. */
export const columnSizes = (picture: PictureData, ratio: number, onPhones: PictureBox) => {
  const height = { ratio };
  return coverSizes(picture, [
    { media: "(min-width: 1376px)", width: "832px", height },
    { media: "(min-width: 1280px)", width: "58vw", height },
    // Eight pixels less than the column, for which the smallest file serves at 1024 px.
    { media: "(min-width: 1024px)", width: "96vw - 448px", height },
    { media: "(min-width: 640px)", width: "100vw - 64px", height },
    onPhones,
  ]);
};

/** `sizes` of the large picture; the same picture elsewhere with the same `sizes` is the file already loaded. */
export const mainSizes = (picture: PictureData) =>
  columnSizes(picture, 16 / 10, { width: "100vw", height: { ratio: 4 / 3 } });

/** Address of the largest size of a picture, to which links lead without JavaScript. */
export function fullPictureUrl({ file }: PictureData): string {
  return file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file.publicURL ?? "";
}
