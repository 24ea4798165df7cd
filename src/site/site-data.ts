import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

export type SiteFacts = ReturnType<typeof useSiteFacts>;

/** What pages share; one query, as each is a request that hydration waits for. */
export function useSiteData() {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        buildTime(formatString: "YYYY")
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
        ...HeaderContent
        ...FooterContent
        ...SeoSiteFacts
      }
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
      allCity(sort: { order: ASC }) {
        nodes {
          inHeader
          projectListings {
            title
            path
          }
          ...CityTile
        }
      }
      allCategory(sort: { order: ASC }) {
        nodes {
          slug
          label
          path
          menu
          counts {
            city
            count
          }
        }
      }
      listingsByCity: allListing {
        group(field: { city: SELECT }) {
          ...CityCount
        }
      }
    }
  `);
}

/** `origin` is "https://…" without a final slash, from configuration, not from the window (docs/decisions/addresses.md). */
export function useSiteFacts() {
  const { site, siteFacts } = useSiteData();
  return { ...required(siteFacts, "data/site.json"), origin: site?.siteMetadata?.siteUrl ?? "" };
}

export const useSharedTexts = () => required(useSiteData().sharedTexts, "data/pages/shared.json");

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
