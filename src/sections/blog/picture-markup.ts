import type { PictureData } from "../../lib/picture-data";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The optimised picture as markup, for HTML that comes from content: as ui/picture renders it, but without its dominant
 * colour, and without its focus, since an article shows pictures whole.
 */
function pictureMarkup({ alt, file }: PictureData, sizes: string): string {
  const image = file.childImageSharp?.gatsbyImageData;
  const { sources = [], fallback } = image?.images ?? {};
  if (image === undefined || fallback === undefined) return "";
  const source = sources
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${escaped(srcSet)}" sizes="${sizes}">`)
    .join("");
  return `<picture>${source}<img src="${escaped(fallback.src)}" srcset="${escaped(fallback.srcSet ?? "")}" sizes="${sizes}" width="${image.width}" height="${image.height}" alt="${escaped(alt)}" loading="lazy" decoding="async"></picture>`;
}

/**
 * HTML of an article with its pictures in place: `<img data-picture="0">` becomes the first of `pictures`. `sizes` is
 * the width they are shown at, as in the img attribute.
 */
export function articleHtml(html: string, pictures: readonly PictureData[], sizes: string): string {
  return html.replace(/<img data-picture="(\d+)"[^>]*>/g, (_, index: string) => {
    const picture = pictures[Number(index)];
    return picture === undefined ? "" : pictureMarkup(picture, sizes);
  });
}
