import { graphql, useStaticQuery } from "gatsby";
import { present } from "../lib/present";

/** The agency's facts that pages show or link to (data/site.json), and the origin of the site. */
export interface SiteFacts {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** E.164. */
  readonly whatsapp: string;
  readonly email: string;
  readonly hours: string;
  /** What a chat begins with, already written. */
  readonly chatGreeting: string;
  /** Rupees for one unit of another currency, on an ISO day (docs/decisions/prices-and-offers.md). */
  readonly exchangeRates: readonly {
    readonly currency: string;
    readonly inr: number;
    readonly asOf: string;
  }[];
  /**
   * "https://…" without a slash at the end, from configuration, never from the window
   * (docs/decisions/addresses.md).
   */
  readonly origin: string;
}

/** Facts of the agency, at build and in the browser. Throws without data/site.json, which the build demands. */
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
  return { ...present(data.siteFacts, "data/site.json"), origin: data.site?.siteMetadata?.siteUrl ?? "" };
}
