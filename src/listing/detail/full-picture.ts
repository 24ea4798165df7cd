import type { PictureData } from "../../lib/picture-data";

/** Address of a picture as large as the page has it: the way to it without JavaScript. */
export function fullPictureUrl({ file }: PictureData): string {
  return file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file.publicURL ?? "";
}
