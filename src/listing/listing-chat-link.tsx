import { graphql } from "gatsby";
import { chatUrl } from "../lib/phone";
import { useSiteFacts } from "../site/site-data";
import { IconLink } from "../ui/icon-button";

/** Address of a chat about the listing, with the text of docs/requirements.md 7 and its own number, or the agency's
 * where it has none (docs/decisions/phones-and-chat.md). */
export function useListingChatUrl({ title, path, phone }: Queries.ListingChatLinkFragment): string {
  const { whatsapp, origin } = useSiteFacts();
  return chatUrl(phone ?? whatsapp, `Hi — I'm interested in ${title}. Could you help?\n${origin}${path}`);
}

interface ListingChatLinkProps {
  readonly listing: Queries.ListingChatLinkFragment;
  readonly className?: string;
}

/** Opens a chat about the listing. */
export function ListingChatLink({ listing, className }: ListingChatLinkProps) {
  const href = useListingChatUrl(listing);
  const label = `Chat about ${listing.title}`;
  return <IconLink icon="whatsapp" label={label} to={href} target="_blank" className={className} />;
}

export const listingChatLinkFragment = graphql`
  fragment ListingChatLink on Listing {
    title
    path
    phone
  }
`;
