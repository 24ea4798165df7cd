import { graphql } from "gatsby";
import { useMemo } from "react";
import { escapeMarkup } from "../../lib/text";
import type { PictureData } from "../../lib/picture-data";
import { denseSizes } from "../../ui/picture-sizes";
import * as styles from "./article-body.module.css";

const sizes = denseSizes("(min-width: 760px) 680px, 92vw");

/** As ui/picture.tsx, but without focus and background colour: articles show pictures whole. */
function pictureMarkup({ alt, file }: PictureData): string {
  const image = file.childImageSharp?.gatsbyImageData;
  const { sources = [], fallback } = image?.images ?? {};
  if (image === undefined || fallback === undefined) return "";
  const source = sources
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${escapeMarkup(srcSet)}" sizes="${sizes}">`)
    .join("");
  return `<picture>${source}<img src="${escapeMarkup(fallback.src)}" srcset="${escapeMarkup(fallback.srcSet ?? "")}" sizes="${sizes}" width="${image.width}" height="${image.height}" alt="${escapeMarkup(alt)}" loading="lazy" decoding="async"></picture>`;
}

/** Replaces `<img data-picture="0">` by the first of `pictures`. */
function articleHtml(html: string, pictures: readonly PictureData[] = []): string {
  return html.replace(/<img data-picture="(\d+)"[^>]*>/g, (_, index: string) => {
    const picture = pictures[Number(index)];
    return picture === undefined ? "" : pictureMarkup(picture);
  });
}

interface ArticleBodyProps {
  /** Sanitised at build (docs/decisions/content-checks.md). */
  readonly html: string;
  readonly pictures?: readonly PictureData[];
  readonly lead?: boolean;
}

export function ArticleBody({ html, pictures, lead }: ArticleBodyProps) {
  const markup = useMemo(() => ({ __html: articleHtml(html, pictures) }), [html, pictures]);
  return (
    <div
      className={lead ? `${styles.prose} ${styles.lead}` : styles.prose}
      dangerouslySetInnerHTML={markup}
    />
  );
}

export const articlePictureFragment = graphql`
  fragment ArticlePicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 1360, breakpoints: [400, 680, 1024, 1360])
      }
    }
  }
`;
