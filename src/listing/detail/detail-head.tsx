import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatPhone, telHref } from "../../lib/phone";
import { useSiteFacts } from "../../site/use-site-facts";
import { BackLink } from "../../ui/back-link";
import { ButtonLink } from "../../ui/button";
import { Crumbs, type Crumb } from "../../ui/crumbs";
import { Icon } from "../../ui/icon";
import { TagChips } from "../tag-chips";
import * as styles from "./detail-head.module.css";
import { ListingPartIsland } from "./listing-part-island";

interface DetailHeadProps {
  readonly listing: Queries.DetailHeadFragment;
  readonly crumbs: readonly Crumb[];
  readonly hasHistory: boolean;
  /** Save, share and print. */
  readonly actions?: ReactNode;
}

/**
 * Way back, title, place, tags, registration, and only then the phone number (docs/decisions/e1-registration-block.md).
 */
export function DetailHead({ listing, crumbs, hasHistory, actions }: DetailHeadProps) {
  const { title, location, tags, phone } = listing;
  const site = useSiteFacts();
  const number = phone ?? site.phone;
  const fallbackPath = crumbs.findLast(({ to }) => to !== undefined)?.to ?? "/";
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <BackLink fallbackPath={fallbackPath} hasHistory={hasHistory} className={styles.back} />
        <Crumbs crumbs={crumbs} />
      </div>
      <div className={styles.row}>
        <div>
          <h1>{title}</h1>
          <div className={styles.place}>
            <p className={styles.location}>
              <Icon name="map-pin" size={18} />
              {location}
            </p>
            <TagChips tags={tags} on="page" />
          </div>
        </div>
        <ListingPartIsland name="registration" listing={listing} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={telHref(number)} look="outline" label={`Call ${formatPhone(number)}`}>
          <Icon name="phone" size={18} />
          <span className={`num ${styles.number}`}>{formatPhone(number)}</span>
          <span className={styles.word}>Call</span>
        </ButtonLink>
        {actions}
      </div>
    </header>
  );
}

export const detailHeadFragment = graphql`
  fragment DetailHead on Listing {
    title
    location
    phone
    tags {
      label
      color
    }
    ...ListingPart
  }
`;
