import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

export interface SiteFacts {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly hours: string;
  readonly chatGreeting: string;
  /** Rupees for one unit of `currency`; `asOf` is an ISO day (docs/decisions/prices-and-offers.md). */
  readonly exchangeRates: readonly {
    readonly currency: string;
    readonly inr: number;
    readonly asOf: string;
  }[];
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
