import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { homeCrumb, routes } from "../../config/routes";
import { BackLink } from "../../ui/links";
import { Crumbs, type Crumb } from "../../ui/page-head";
import { Icon } from "../../ui/icon";
import { TagChips } from "../tag-chips";
import { ConvertedPrice, ConvertedSize, ListingRate } from "../converted";
import { DirhamsIn } from "../currency-field";
import { offerFacts, shortBedrooms } from "../offer-facts";
import * as styles from "./detail-head.module.css";

interface DetailHeadProps {
  readonly listing: Queries.DetailHeadFragment;
  readonly crumbs: readonly Crumb[];
}

/** Way back, title, place and tags; the picture follows. */
export function DetailHead({ listing, crumbs }: DetailHeadProps) {
  const { title, location, tags } = listing;
  const fallbackPath = crumbs.findLast(({ to }) => to !== undefined)?.to ?? "/";
  return (
    <header className={styles.head}>
      <div className={`cluster ${styles.way}`}>
        <BackLink fallbackPath={fallbackPath} className="strong" />
        <Crumbs crumbs={crumbs} />
      </div>
      <h1>{title}</h1>
      <div className={`cluster ${styles.place}`}>
        <p className={`cluster ${styles.location}`}>
          <Icon name="map-pin" size="text" />
          {location}
        </p>
        <TagChips tags={tags} on="page" />
      </div>
    </header>
  );
}

interface CrumbListing {
  readonly title: string;
  readonly city: string;
  readonly typeCategory: { readonly label: string; readonly path: string } | null;
}

/** Home, city, the category of its type, the listing itself. */
export const listingCrumbs = ({ title, city, typeCategory }: CrumbListing): readonly Crumb[] => [
  homeCrumb,
  { label: city, to: routes.city(city) },
  ...(typeCategory === null ? [] : [{ label: typeCategory.label, to: typeCategory.path }]),
  { label: title },
];

export const detailHeadFragment = graphql`
  fragment DetailHead on Listing {
    title
    location
    tags {
      label
      color
    }
  }
`;

const unitPattern = /\s+((?:sq\.?\s*(?:ft|m|yd)|acres?|hectares?|gunth?as?|cents?)(?:\s+per\s+\w+)?)$/i;

/** A size in the two type sizes of the facts bar: "1,845 – 2,760 sq ft" gives the figures and "sq ft". */
function figureParts(size: string): { readonly amount: string; readonly note: string } {
  const unit = unitPattern.exec(size);
  return { amount: size.slice(0, unit?.index ?? size.length).trim(), note: unit?.[1] ?? "" };
}

interface FigureProps {
  readonly label: string;
  readonly amount: string;
  readonly converted?: ReactNode;
  /** What stands small after the amount. */
  readonly note?: string;
  readonly children?: ReactNode;
}

function Figure({ label, amount, converted, note, children }: FigureProps) {
  return (
    <div className="spread">
      <dt className="label">{label}</dt>
      <dd>
        {amount}
        {converted}
        {note && <small> {note}</small>}
        {children}
      </dd>
    </div>
  );
}

/** Beds, size, possession and starting price in large figures (docs/requirements.md 2.8), of a home to let its rent,
 * deposit and first free day. Beds and size only where known. */
export function FactsBar({ listing }: { readonly listing: Queries.FactsBarFragment }) {
  const { bedrooms, size, isRental } = listing;
  const { price, date, deposit } = offerFacts(listing);
  const { says, ...figures } = listing.offer;
  const isInDirhams = says !== null && (figures.price ?? figures.rate)?.currency === "AED";
  return (
    <dl className={`deferred-on-phones ruled ${styles.facts}`}>
      {bedrooms !== null && <Figure label="Beds" amount={shortBedrooms(bedrooms)} />}
      {size !== null && (
        <Figure label="Size" {...figureParts(size)} converted={<ConvertedSize {...listing} />} />
      )}
      <Figure {...date} />
      {deposit !== null && <Figure {...deposit} />}
      <Figure
        {...price}
        label={isRental ? price.label : "Starting Price"}
        converted={<ConvertedPrice {...listing} />}
      >
        <ListingRate {...listing} />
        {isInDirhams && <DirhamsIn id="facts" />}
      </Figure>
    </dl>
  );
}

export const factsBarFragment = graphql`
  fragment FactsBar on Listing {
    bedrooms
    size
    ...ConvertedSize
    ...ListingData
  }
`;
