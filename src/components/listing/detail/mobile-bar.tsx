import { graphql } from "gatsby";
import { listingChatUrl } from "../../../lib/listing-chat";
import { useSiteFacts } from "../../site/use-site-facts";
import { ButtonLink } from "../../ui/button";
import { IconLink } from "../../ui/icon-button";
import { priceParts } from "../price-parts";
import * as styles from "./mobile-bar.module.css";

/** Price, chat and the way to the form, always at hand below 1024 px (design README 9). */
export function MobileBar({ listing }: { readonly listing: Queries.MobileBarFragment }) {
  const { title, path, phone, priceLabel } = listing;
  const { whatsapp, origin } = useSiteFacts();
  const chat = listingChatUrl({ title, phone: phone ?? whatsapp, address: origin + path });
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.price}>
        Starting price <b>{priceParts(priceLabel).amount}</b>
      </p>
      <IconLink
        icon="message-circle"
        label={`Chat about ${title}`}
        href={chat}
        external
        className={styles.chat}
      />
      <ButtonLink to="#enquire" look="gold">
        Enquire
      </ButtonLink>
    </div>
  );
}

export const mobileBarFragment = graphql`
  fragment MobileBar on Listing {
    title
    path
    phone
    priceLabel
  }
`;
