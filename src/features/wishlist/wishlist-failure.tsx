import { Button } from "../../components/ui/button";
import * as styles from "./wishlist-notice.module.css";

/** The listings could not be had: nothing of the list is lost. */
export function WishlistFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <div>
        <h3 className={styles.heading}>The details could not be loaded</h3>
        <p className={styles.help}>
          Your saved properties are safe on this device. Please check the connection.
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}
