import { graphql } from "gatsby";
import { Button } from "../../ui/button";
import * as styles from "./wishlist-notice.module.css";

interface WishlistFailureProps {
  readonly texts: Queries.WishlistFailureFragment;
  readonly onRetry: () => void;
}

/** The listings could not be loaded; the stored list is not lost. */
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
