import { graphql } from "gatsby";

/** Parts of content that several pages ask for. */
export const contentFragments = graphql`
  fragment Copy on CopySection {
    heading
    lead
    paragraphs
  }
  fragment CopyPagePicture on Picture {
    alt
    focus
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1660, breakpoints: [500, 720, 900, 1120, 1660])
      }
    }
  }
  fragment WidePicture on Picture {
    alt
    focus
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1440, 1920])
      }
    }
  }
`;
