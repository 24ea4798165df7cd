import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureData {
  readonly alt: string;
  /** CSS object-position; null for the centre. */
  readonly focus?: string | null;
  readonly file: {
    readonly publicURL?: string | null;
    /** Null where there is nothing to optimise, as with an SVG. */
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}
