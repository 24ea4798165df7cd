import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { BackLink } from "../../ui/links";
import { Crumbs, type Crumb } from "../../ui/page-head";
import { Icon } from "../../ui/icon";
import { TagChips } from "../tag-chips";
import * as styles from "./detail-head.module.css";
import { LazyHydrate } from "../../ui/lazy-hydrate";
import { RegistrationBlock } from "./registration-block";

interface DetailHeadProps {
  readonly listing: Queries.DetailHeadFragment;
  readonly crumbs: readonly Crumb[];
  /** The row of buttons: call, save, compare, share and print. */
  readonly actions?: ReactNode;
}

/**
 * Way back, title, place, tags, registration, and only then the buttons with the phone number
 * (docs/decisions/e1-registration-block.md).
 */
export function DetailHead({ listing, crumbs, actions }: DetailHeadProps) {
  const { title, location, tags } = listing;
  const fallbackPath = crumbs.findLast(({ to }) => to !== undefined)?.to ?? "/";
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <BackLink fallbackPath={fallbackPath} className={styles.back} />
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
        <LazyHydrate>
          <RegistrationBlock {...listing} />
        </LazyHydrate>
      </div>
      {actions}
    </header>
  );
}

export const detailHeadFragment = graphql`
  fragment DetailHead on Listing {
    title
    location
    tags {
      label
      color
    }
    ...RegistrationBlock
  }
`;
