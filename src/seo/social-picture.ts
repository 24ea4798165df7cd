import { graphql } from "gatsby";

export type SocialPictureData = Queries.SocialPictureFragment;

/** Absolute address and alt text of the picture for shared links; the branded default where a page has none. */
export function socialPicture(
  origin: string,
  picture: SocialPictureData | null | undefined,
  siteName: string,
): { url: string; alt: string } {
  const src = picture?.file.childImageSharp?.social.images.fallback?.src;
  if (picture === null || picture === undefined || src === undefined) {
    return { url: `${origin}/social.png`, alt: siteName };
  }
  return { url: new URL(src, origin || "http://localhost").href, alt: picture.alt };
}

export const socialPictureFragment = graphql`
  fragment SocialPicture on Picture {
    alt
    file {
      childImageSharp {
        social: gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          outputPixelDensities: [1]
          formats: [JPG]
          placeholder: NONE
        )
      }
    }
  }
`;
