import { graphql } from "gatsby";
import { ButtonLink } from "../../ui/button";
import { ListingChatLink } from "../listing-chat-link";
import { ConvertedPrice } from "../converted";
import * as styles from "./mobile-bar.module.css";

/** Bar with price, chat and a link to the form, always in view below 1024 px (docs/design.md 9). */
export function MobileBar({ listing }: { readonly listing: Queries.MobileBarFragment }) {
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
