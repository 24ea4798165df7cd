import { graphql } from "gatsby";
import { routes } from "../../config/routes";
import { formatDate } from "../../lib/dates";
import { BackLink } from "../../ui/links";
import { ButtonLink } from "../../ui/button";
import { Crumbs, type Crumb } from "../../ui/page-head";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { DetailSection } from "./detail-section";
import { SpecTable } from "./spec-table";
import * as styles from "./delisted-listing.module.css";

interface DelistedListingProps {
  readonly home: Queries.DelistedListingFragment;
  readonly crumbs: readonly Crumb[];
  /** Address of the homes of its kind in its city. */
  readonly listPath: string;
}

/** "Sold" or "Let", as the badge of the page has it. */
export function delistedWord({ closing }: { readonly closing: string }): string {
  return closing === "let" ? "Let" : "Sold";
}

/** A home that has been sold or let: what it was, without a form, for whoever kept its address. */
export function DelistedListing({ home, crumbs, listPath }: DelistedListingProps) {
  const { title, location, cover, closedOn, descriptionHtml, descriptionText } = home;
  const fallbackPath = crumbs.findLast(({ to }) => to !== undefined)?.to ?? "/";
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ["Type", home.typeLabel],
    ["Bedrooms", home.bedrooms],
    ["Size", home.size],
    [home.isRental ? "Rent asked" : "Price asked", home.offer.price === null ? null : home.offer.text],
    ["Developer", home.developer],
  ];
  const rows = facts.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }]));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.way}>
        <BackLink fallbackPath={fallbackPath} className={styles.back} />
        <Crumbs crumbs={crumbs} />
      </div>
      <h1>{title}</h1>
      <p className={styles.location}>
        <Icon name="map-pin" size={18} />
        {location}
      </p>
      <div className={styles.columns}>
        <div className={styles.photo}>
          <Picture picture={cover} eager />
        </div>
        <div>
          <p className={styles.closing}>
            <strong>{delistedWord(home)}</strong>
            <span>
              This home was {home.closing === "let" ? "let" : "sold"}
              {closedOn !== null && (
                <>
                  {" on "}
                  <time dateTime={closedOn}>{formatDate(closedOn)}</time>
                </>
              )}
              <span> and is no longer on offer.</span>
            </span>
          </p>
          <SpecTable rows={rows} label="What it was" />
          <div className={styles.actions}>
            <ButtonLink to={listPath}>Homes on offer in {home.city}</ButtonLink>
            <ButtonLink to={routes.contact} look="outline">
              Ask us for one like it
            </ButtonLink>
          </div>
        </div>
      </div>
      {descriptionText !== "" && (
        <DetailSection heading="About the Property">
          {/* Sanitised at build (docs/decisions/content-checks.md). */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </DetailSection>
      )}
    </div>
  );
}

export const delistedListingFragment = graphql`
  fragment DelistedListing on DelistedListing {
    title
    location
    city
    closing
    closedOn
    typeLabel
    bedrooms
    size
    isRental
    developer
    offer {
      text
      price {
        min
        currency
        period
      }
    }
    descriptionHtml
    descriptionText
    cover {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(
            width: 880
            aspectRatio: 1.5
            breakpoints: [420, 640, 880]
            layout: CONSTRAINED
            sizes: "(min-width: 900px) 55vw, calc(100vw - 32px)"
          )
        }
      }
    }
  }
`;
