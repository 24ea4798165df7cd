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
