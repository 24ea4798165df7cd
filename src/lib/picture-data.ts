import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as queries give it. */
export interface PictureData {
  readonly alt: string;
  /** CSS object-position of what must stay in view; null for the centre. */
  readonly focus?: string | null;
  readonly file: {
    readonly publicURL?: string | null;
    /** Null where there is nothing to optimise, as with an SVG. */
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}
