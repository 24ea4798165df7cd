import type { BuildFilesContent } from "./query-build-files";

type Article = Pick<BuildFilesContent["posts"][number], "html" | "pictures">;

/**
 * An article's HTML for feed readers: each picture, which pages show in many sizes, in one size, and every address of
 * the site with its origin. A picture without a built file is left out.
 */
export function feedHtml(origin: string, { html, pictures }: Article): string {
  const withPictures = html.replace(
    /<img data-picture="(\d+)"([^>]*)>/g,
    (_, index: string, rest: string) => {
      const image = pictures[Number(index)]?.file.childImageSharp?.gatsbyImageData;
      const src = image?.images.fallback?.src;
      if (image === undefined || src === undefined) return "";
      return `<img src="${src}" width="${image.width}" height="${image.height}"${rest}>`;
    },
  );
  return withPictures.replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`);
}
