import { useId } from "react";
import { IconButton } from "../ui/icon-button";
import { useCardActions, type ActedListing } from "./card-actions";
import { ListingChatLink } from "./listing-chat-link";
import * as styles from "./card-tools.module.css";

interface CardToolsProps {
  readonly listing: ActedListing & Queries.ListingChatLinkFragment;
  readonly hasChat?: boolean;
}

// React 18 renders the attributes, but its types lack them.
const popover = { popover: "auto" } as const;
const opens = (popovertarget: string) => ({ popovertarget });

/** Compare, chat and share: in sight under a pointer and the focus of a card, under a finger in one menu. */
export function CardTools({ listing, hasChat = true }: CardToolsProps) {
  const { Compare, Share } = useCardActions();
  const id = useId();
  if (!hasChat && !Compare && !Share) return null;
  return (
    <>
      <IconButton
        icon="ellipsis"
        label={`More about ${listing.title}`}
        className={hasChat ? styles.more : `needs-script ${styles.more}`}
        {...opens(id)}
      />
      <div id={id} className={styles.tools} {...popover}>
        {Compare && <Compare listing={listing} />}
        {hasChat && <ListingChatLink listing={listing} />}
        {Share && <Share listing={listing} />}
      </div>
    </>
  );
}
