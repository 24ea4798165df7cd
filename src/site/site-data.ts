import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

export type SiteFacts = ReturnType<typeof useSiteFacts>;

/** `origin` is "https://…" without a final slash, from configuration, not from the window (docs/decisions/addresses.md). */
export function useSiteFacts() {
  const data = useStaticQuery<Queries.SiteFactsOfPageQuery>(graphql`
    query SiteFactsOfPage {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteFacts {
        name
        phone
        whatsapp
        email
        hours
        chatGreeting
        exchangeRates {
          currency
          inr
          asOf
        }
      }
    }
  `);
  return { ...required(data.siteFacts, "data/site.json"), origin: data.site?.siteMetadata?.siteUrl ?? "" };
}

export function useSharedTexts() {
  const { sharedTexts } = useStaticQuery<Queries.SharedTextsOfPageQuery>(graphql`
    query SharedTextsOfPage {
      sharedTexts {
        replyLine
        privacyNotice
        policyLink
        propertyForm {
          title
          message
        }
        listForm {
          heading
          text
          title
        }
        talkHeading
        noResults {
          heading
          text
        }
        noneInCity
        noneFound
      }
    }
  `);
  return required(sharedTexts, "data/pages/shared.json");
}

export const contentFragments = graphql`
  fragment Copy on CopySection {
    heading
    lead
    paragraphs
  }
  fragment HeadedText on HeadedText {
    heading
    text
  }
  fragment CopyPagePicture on Picture {
    alt
    focus
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 1660, breakpoints: [500, 720, 900, 1120, 1660])
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
