import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Crumb } from "../../ui/page-head";
import { GoLink } from "../../ui/links";
import { Icon } from "../../ui/icon";
import { LazyHydrate } from "../../ui/lazy-hydrate";
import { SideColumn } from "../../ui/side-column";
import { DetailHead, FactsBar } from "./detail-head";
import { DetailSection, NothingYet } from "./detail-section";
import { FloorPlans } from "./floor-plans";
import { Gallery } from "./gallery";
import { LivingHere } from "./living-here";
import { NeighbourhoodMap } from "./neighbourhood-map";
import { Papers } from "./approvals";
import { ProjectDetails, ProjectSummary } from "./project-details";
import { ProjectVideo } from "./project-video";
import { TalkBlock } from "./talk-block";
import { facilityIcon } from "../../catalogue/facility-icon";
import { ButtonLink } from "../../ui/button";
import { ListingChatLink } from "../listing-chat-link";
import { ConvertedPrice } from "../converted";
import * as styles from "./listing-detail.module.css";

/** Bar with price, chat and a link to the form, always in view below 1024 px (docs/design.md 9). */
function MobileBar({ listing }: { readonly listing: Queries.MobileBarFragment }) {
  const { priceLabel, isRental } = listing;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.price}>
        {isRental ? `Rent ${priceLabel.note}` : "Starting price"} <b>{priceLabel.amount}</b>
        <ConvertedPrice {...listing} />
      </p>
      <ListingChatLink listing={listing} className={styles.chat} />
      <ButtonLink to="#enquire" look="gold">
        Enquire
      </ButtonLink>
    </div>
  );
}

export const mobileBarFragment = graphql`
  fragment MobileBar on Listing {
    isRental
    priceLabel {
      amount
      note
    }
    ...ConvertedPrice
    ...ListingChatLink
  }
`;

/** What the property offers, each with an icon (docs/requirements.md 2.8). */
function Facilities({ facilities }: { readonly facilities: readonly string[] }) {
  return (
    <DetailSection heading="Facilities">
      {facilities.length === 0 ? (
        <NothingYet message="No facilities listed." />
      ) : (
        <ul className={styles.list}>
          {facilities.map((facility) => (
            <li key={facility}>
              <Icon name={facilityIcon(facility)} className={styles.icon} />
              {facility}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

interface ListingDetailProps {
  readonly listing: Queries.ListingDetailFragment;
  readonly crumbs: readonly Crumb[];
  /** What every visitor of such a property must read, e.g. who may buy farm land. */
  readonly notice?: string | null;
  /** The row of buttons: call, save, compare, share and print. */
  readonly actions?: ReactNode;
  /** What comes on top of the price. */
  readonly costs?: ReactNode;
  /** The enquiry form, above the ways to talk. */
  readonly enquiry?: ReactNode;
}

/** The property page from its head to its map (docs/requirements.md 2.8); whatever a listing lacks is left out. */
export function ListingDetail(props: ListingDetailProps) {
  const { listing, crumbs, notice, actions, costs, enquiry } = props;
  const { descriptionHtml, descriptionText, additionalInfo, externalLinks } = listing;
  return (
    <div className={`wrap ${styles.page}`}>
      <DetailHead listing={listing} crumbs={crumbs} actions={actions} />
      <div className={styles.flow}>
        <div className={styles.facts}>
          <LazyHydrate>
            <FactsBar listing={listing} />
          </LazyHydrate>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <div className={styles.gallery}>
              <Gallery {...listing} />
            </div>
            {notice && (
              <p className={styles.notice}>
                <Icon name="info" size={20} />
                {notice}
              </p>
            )}
            {descriptionText !== "" && (
              <DetailSection heading="About the Property">
                {/* Sanitised at build (docs/decisions/content-checks.md). */}
                <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
              </DetailSection>
            )}
            <LazyHydrate>
              <>
                <Facilities facilities={listing.facilities} />
                <LivingHere {...listing} />
                <ProjectSummary {...listing} />
                <Papers papers={listing.papers} />
                <ProjectDetails {...listing} />
              </>
            </LazyHydrate>
            {costs}
            <LazyHydrate>
              <ProjectVideo listing={listing} />
            </LazyHydrate>
            <LazyHydrate>
              <FloorPlans {...listing} />
            </LazyHydrate>
            <LazyHydrate>
              <NeighbourhoodMap listing={listing} />
            </LazyHydrate>
            {additionalInfo && (
              <DetailSection heading="Additional Information">
                <p className={styles.prose}>{additionalInfo}</p>
              </DetailSection>
            )}
            {externalLinks.length > 0 && (
              <DetailSection heading="Links">
                <ul>
                  {externalLinks.map(({ label, url }) => (
                    <li key={url}>
                      <GoLink to={url}>{label}</GoLink>
                    </li>
                  ))}
                </ul>
              </DetailSection>
            )}
          </div>
          <SideColumn id="enquire" label="Enquire about this property" className={styles.side}>
            {enquiry}
            <LazyHydrate>
              <TalkBlock listing={listing} />
            </LazyHydrate>
          </SideColumn>
        </div>
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
    ...DetailHead
    ...ListingGallery
    facilities
    ...FactsBar
    ...LivingHere
    ...ProjectSummary
    ...Papers
    ...ProjectDetails
    ...ProjectVideo
    ...FloorPlans
    ...NeighbourhoodMap
    ...TalkBlock
    ...MobileBar
  }
`;
