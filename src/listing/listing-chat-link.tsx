import { graphql } from "gatsby";
import { chatUrl } from "../lib/phone";
import { useSiteFacts } from "../site/use-site-facts";
import { IconLink } from "../ui/icon-button";

interface ChatAbout {
  readonly title: string;
  readonly phone: string;
  /** Absolute; ends the text (docs/decisions/phones-and-chat.md). */
  readonly address: string;
}

/** Chat link about a listing with the text of docs/requirements.md 7. */
export function listingChatUrl({ title, phone, address }: ChatAbout): string {
  return chatUrl(phone, `Hi — I'm interested in ${title}. Could you help?\n${address}`);
}

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
    <IconLink icon="whatsapp" label={`Chat about ${title}`} to={href} target="_blank" className={className} />
  );
}

export const listingChatLinkFragment = graphql`
  fragment ListingChatLink on Listing {
    title
    path
    phone
  }
`;
