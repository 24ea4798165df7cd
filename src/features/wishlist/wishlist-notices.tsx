import { graphql } from "gatsby";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { routes } from "../../config/routes";
import * as styles from "./wishlist-notices.module.css";

interface WishlistFailureProps {
  readonly texts: Queries.WishlistFailureFragment;
  readonly onRetry: () => void;
}

/** The stored list is not lost. */
export function WishlistFailure({ texts, onRetry }: WishlistFailureProps) {
  return (
    <div className={styles.box} role="alert">
      <div>
        <h3 className={styles.heading}>{texts.heading}</h3>
        <p className={styles.help}>{texts.text}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}

export const wishlistFailureFragment = graphql`
  fragment WishlistFailure on WishlistFailed {
    heading
    text
  }
`;

const reload = () => window.location.reload();

/** docs/requirements.md 2.15. */
export function EmptyWishlist({ texts }: { readonly texts: Queries.EmptyWishlistFragment }) {
  return (
    <div className={styles.box}>
      <div>
        <h3 className={styles.heading}>{texts.heading}</h3>
        <p className={styles.help}>{texts.text}</p>
        <div className={styles.actions}>
          <ButtonLink to={routes.browse}>Browse Properties</ButtonLink>
          <Button look="outline" onClick={reload}>
            <Icon name="refresh-cw" size={18} />
            Refresh
          </Button>
        </div>
      </div>
      <svg className={styles.art} viewBox="-3 0 30 24.2" aria-hidden="true" focusable="false">
        <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v7h-5z" />
        <path d="M2.5 24V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v7M4.4 24V17.2A17.2 17.2 0 0 1 12 3 17.2 17.2 0 0 1 19.6 17.2V24M7 24V17A10 10 0 0 1 12 8.34 10 10 0 0 1 17 17v7M12 8.34V24M-3 24H27M13.2 17.2v1" />
      </svg>
    </div>
  );
}

export const emptyWishlistFragment = graphql`
  fragment EmptyWishlist on WishlistEmpty {
    heading
    text
  }
`;
