import { graphql } from "gatsby";
import { listingChatUrl } from "../catalogue/listing-chat";
import { useSiteFacts } from "../site/use-site-facts";
import { IconLink } from "../ui/icon-button";

interface ListingChatLinkProps {
  readonly listing: Queries.ListingChatLinkFragment;
  readonly className?: string;
}

/**
 * Opens a chat about the listing with its own number, or the agency's where it has none
 * (docs/decisions/phones-and-chat.md).
 */
export function ListingChatLink({ listing, className }: ListingChatLinkProps) {
  const { whatsapp, origin } = useSiteFacts();
  const { title, path, phone } = listing;
  const href = listingChatUrl({ title, phone: phone ?? whatsapp, address: origin + path });
  return (
    <IconLink icon="whatsapp" label={`Chat about ${title}`} href={href} external className={className} />
  );
}

export const listingChatLinkFragment = graphql`
  fragment ListingChatLink on Listing {
    title
    path
    phone
  }
`;
