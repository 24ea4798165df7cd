import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

type Facts = NonNullable<Queries.SiteFactsOfPageQuery["siteFacts"]>;

export interface SiteFacts extends Facts {
  /** "https://…" without a final slash, from configuration, never from the window (docs/decisions/addresses.md). */
  readonly origin: string;
}

export function useSiteFacts(): SiteFacts {
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
