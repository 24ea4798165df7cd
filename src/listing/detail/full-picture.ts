import type { PictureData } from "../../lib/picture-data";

/** Address of the largest size of a picture, to which links lead without JavaScript. */
export function fullPictureUrl({ file }: PictureData): string {
  return file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file.publicURL ?? "";
}
