import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Crumb } from "../../ui/page-head";
import { GoLink } from "../../ui/links";
import { Icon } from "../../ui/icon";
import { LazyHydrate } from "../../ui/lazy-hydrate";
import { DetailHead, FactsBar } from "./detail-head";
import { DetailSection, FoldedSection, NothingYet } from "./detail-section";
import { FloorPlans, plansId } from "./floor-plans";
import { Gallery } from "./gallery";
import { Livability } from "./livability";
import { NeighbourhoodMap, placeId } from "./neighbourhood-map";
import { Approvals, approvalsId, RegistrationBlock } from "./registration-and-approvals";
import { detailsId, ProjectDetails, ProjectSummary } from "./project-details";
import { ProjectVideo } from "./project-video";
import { TalkBlock } from "./talk-block";
import { ButtonLink } from "../../ui/button";
import { ScrollToTop } from "../../ui/scroll-to-top";
import { ListingChatLink } from "../listing-chat-link";
import { ConvertedPrice } from "../converted";
import * as sideColumn from "../../ui/side-column.module.css";
import * as styles from "./listing-detail.module.css";

/** Bar with price, scroll-to-top, chat and a link to the form, always in view below 1024 px (docs/design.md 9). */
function MobileBar({ listing }: { readonly listing: Queries.ListingDetailFragment }) {
  const { offer, isRental } = listing;
  return (
    <div className={`screen-only ${styles.bar}`} data-bottom-bar>
      <p className={styles.price}>
        {`${isRental ? "Rent" : "Starting price"} ${offer.note === "onwards" ? "" : offer.note}`}{" "}
        <b>{offer.label}</b>
        <ConvertedPrice {...listing} />
      </p>
      <span className={styles.top}>
        <ScrollToTop />
      </span>
      <ListingChatLink listing={listing} className={styles.chat} />
      <ButtonLink to="#enquire" look="gold">
        Enquire
      </ButtonLink>
    </div>
  );
}

/** What the property offers, each with an icon (docs/requirements.md 2.8). */
function Facilities({ facilities, facilityIcons }: Queries.ListingDetailFragment) {
  return (
    <DetailSection heading="Facilities">
      {facilities.length === 0 ? (
        <NothingYet message="No facilities listed." />
      ) : (
        <ul className={styles.list}>
          {facilities.map((facility, at) => (
            <li key={facility}>
              <Icon name={facilityIcons[at] ?? "check"} />
              {facility}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

/** A line of links to the parts of the page that it has. */
function PartLinks({ listing }: { readonly listing: Queries.ListingDetailFragment }) {
  return (
    <nav className={styles.parts} aria-label="On this page">
      {listing.descriptionText !== "" && <a href="#overview">Overview</a>}
      <a href={`#${plansId}`}>Plans</a>
      <a href={`#${detailsId}`}>Costs</a>
      {listing.approvals !== null && <a href={`#${approvalsId}`}>Approvals</a>}
      <a href={`#${placeId}`}>Place</a>
    </nav>
  );
}

interface ListingDetailProps {
  readonly listing: Queries.ListingDetailFragment;
  readonly crumbs: readonly Crumb[];
  /** What every visitor of such a property must read, e.g. who may buy farm land. */
  readonly notice?: string | null;
  /** The toggle at the corner of the picture that saves the home. */
  readonly heart?: ReactNode;
  readonly actions?: ReactNode;
  /** What comes on top of the price. */
  readonly costs?: ReactNode;
  readonly enquiry?: ReactNode;
}

/** The property page from its head to its map (docs/requirements.md 2.8); whatever a listing lacks is left out. */
export function ListingDetail(props: ListingDetailProps) {
  const { listing, crumbs, notice, heart, actions, costs, enquiry } = props;
  const { descriptionHtml, descriptionText, additionalInfo, externalLinks } = listing;
  return (
    <div className={`wrap ${styles.page}`}>
      <a className="skip-link" href="#enquire">
        Skip to the enquiry form
      </a>
      <DetailHead listing={listing} crumbs={crumbs} />
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.opening}`}>
          <div className={styles.gallery}>
            <div className={styles.heart}>{heart}</div>
            <Gallery {...listing} />
          </div>
          <LazyHydrate>
            <RegistrationBlock {...listing} />
          </LazyHydrate>
          {actions}
        </div>
        <LazyHydrate className={styles.facts}>
          <FactsBar listing={listing} />
        </LazyHydrate>
        <div className={styles.main}>
          <PartLinks listing={listing} />
          {notice && (
            <p className={`notice ${styles.notice}`}>
              <Icon name="info" />
              {notice}
            </p>
          )}
          {descriptionText !== "" && (
            <DetailSection heading="About the Property" id="overview">
              {/* Sanitised at build (docs/decisions/content-checks.md). */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            </DetailSection>
          )}
          <LazyHydrate>
            <Facilities {...listing} />
            <ProjectSummary {...listing} />
            <Livability {...listing} />
            <Approvals approvals={listing.approvals} />
            <ProjectDetails {...listing} />
          </LazyHydrate>
          {costs}
          <LazyHydrate>
            <FloorPlans {...listing} />
          </LazyHydrate>
          <LazyHydrate>
            <NeighbourhoodMap listing={listing} />
          </LazyHydrate>
          <LazyHydrate>
            <ProjectVideo listing={listing} />
            {additionalInfo && (
              <FoldedSection title="Additional information">
                <p className="prose">{additionalInfo}</p>
              </FoldedSection>
            )}
            {externalLinks.length > 0 && (
              <FoldedSection title="Links">
                <ul>
                  {externalLinks.map(({ label, url }) => (
                    <li key={url}>
                      <GoLink to={url}>{label}</GoLink>
                    </li>
                  ))}
                </ul>
              </FoldedSection>
            )}
          </LazyHydrate>
        </div>
        <aside
          id="enquire"
          className={`deferred stack ${sideColumn.side} ${styles.side}`}
          aria-label="Enquire about this property"
        >
          {enquiry}
          <LazyHydrate>
            <TalkBlock listing={listing} />
          </LazyHydrate>
        </aside>
      </div>
      <LazyHydrate>
        <MobileBar listing={listing} />
      </LazyHydrate>
    </div>
  );
}

export const listingDetailFragment = graphql`
  fragment ListingDetail on Listing {
    descriptionHtml
    descriptionText
    additionalInfo
    externalLinks {
      label
      url
    }
    facilities
    facilityIcons
    ...ListingData
    ...ListingChatLink
    ...DetailHead
    ...ListingGallery
    ...RegistrationBlock
    ...FactsBar
    ...Livability
    ...ProjectSummary
    ...Approvals
    ...ProjectDetails
    ...ProjectVideo
    ...FloorPlans
    ...NeighbourhoodMap
  }
`;
