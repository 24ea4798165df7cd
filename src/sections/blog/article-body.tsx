import { graphql } from "gatsby";
import { useMemo } from "react";
import type { PictureData } from "../../lib/picture-data";
import { denseSizes } from "../../ui/dense-sizes";
import * as styles from "./article-body.module.css";
import { articleHtml } from "./picture-markup";

interface ArticleBodyProps {
  /** Sanitised at build (docs/decisions/a8-sanitised-html.md). */
  readonly html: string;
  readonly pictures?: readonly PictureData[];
  /** Whether the first paragraph is set larger. */
  readonly lead?: boolean;
}

const pictureSizes = denseSizes("(min-width: 760px) 680px, 92vw");
const none: readonly PictureData[] = [];

/** Running text of articles and legal pages: headings, lists, quotes, figures and tables. */
export function ArticleBody({ html, pictures = none, lead = false }: ArticleBodyProps) {
  const markup = useMemo(() => ({ __html: articleHtml(html, pictures, pictureSizes) }), [html, pictures]);
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
    focus
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 1360, layout: CONSTRAINED, breakpoints: [400, 680, 1024, 1360])
      }
    }
  }
`;
