import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useMemo, type ReactNode } from "react";
import { CityNamesProvider } from "../visitor/city-names";
import { followChosenCity, forgetListedCity } from "../visitor/chosen-city";
import { OutboxRetry } from "../features/enquiry/outbox/outbox-retry";
import { useBeforePaint } from "../ui/use-before-paint";
import { present } from "../lib/present";
import { CityPickerHost } from "./city-picker-host";
import { CompareTrayHost } from "./compare-tray-host";
import { ContactModalHost } from "./contact-modal-host";
import { FloatingTools } from "./floating-tools";
import { PreviewBar } from "./preview-bar";
import { shellCities } from "./shell-cities";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import * as styles from "./site-layout.module.css";

interface SiteLayoutProps {
  /** Path of the page, without origin and query. */
  readonly pathname: string;
  /** Path of the page that was built for it: another for an unknown address; `pathname` when absent. */
  readonly builtPath?: string | undefined;
  readonly children: ReactNode;
}

/** What stands around every page: header, footer, city picker, contact modal, chat and scroll-to-top. */
export function SiteLayout({ pathname, builtPath, children }: SiteLayoutProps) {
  const data = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      site {
        buildTime(formatString: "YYYY")
      }
      siteFacts {
        whatsapp
        chatGreeting
        ...HeaderContent
        ...FooterContent
      }
      contactPage {
        formPicture {
          ...ContactModalPicture
        }
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
          fieldValue
          totalCount
        }
      }
    }
  `);
  const { tiled, inMenu, names } = useMemo(() => shellCities(data), [data]);
  useEffect(() => followChosenCity(names), [names]);
  // When the page is left, before the lists of the next one mark their city.
  useBeforePaint(() => forgetListedCity, [pathname]);

  const siteFacts = present(data.siteFacts, "data/site.json");
  return (
    <CityNamesProvider cityNames={names}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      {/* The variable itself, so that the bundler leaves the bar out of the public's pages. */}
      {process.env.GATSBY_PREVIEW_DAY && <PreviewBar day={process.env.GATSBY_PREVIEW_DAY} />}
      {/* Before what a first paint shows, at which it may be open. */}
      <CityPickerHost pathname={pathname} builtPath={builtPath} cities={tiled} />
      <SiteHeader
        pathname={pathname}
        facts={siteFacts}
        categories={data.allCategory.nodes}
        menuCities={inMenu}
        tiledCities={tiled}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <OutboxRetry />
      <CompareTrayHost />
      <SiteFooter facts={siteFacts} year={data.site?.buildTime ?? ""} />
      <FloatingTools phone={siteFacts.whatsapp} greeting={siteFacts.chatGreeting} pathname={pathname} />
      <ContactModalHost picture={data.contactPage?.formPicture ?? null} />
    </CityNamesProvider>
  );
}
