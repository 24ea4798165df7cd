import { useListingChatUrl } from "../listing-chat-link";
import { mailHref } from "../../lib/mail-href";
import { formatPhone, telHref } from "../../lib/phone";
import { useSharedTexts, useSiteFacts } from "../../site/site-data";
import { Icon } from "../../ui/icon";
import * as styles from "./talk-block.module.css";

/** Ways to talk about a listing, by its own number or the agency's (docs/decisions/phones-and-chat.md). */
export function TalkBlock({ listing }: { readonly listing: Queries.ListingChatLinkFragment }) {
  const { title, path, phone } = listing;
  const { phone: agencyPhone, email, hours, origin } = useSiteFacts();
  const { talkHeading } = useSharedTexts();
  const number = phone ?? agencyPhone;
  const ways = [
    { icon: "phone", words: `Call ${formatPhone(number)}`, href: telHref(number) },
    { icon: "whatsapp", words: "Chat about this property", href: useListingChatUrl(listing) },
    {
      icon: "mail",
      words: "Write an e-mail",
      href: mailHref(email, {
        subject: `Enquiry: ${title}`,
        body: `I would like to know more about ${title}.\n${origin}${path}`,
      }),
    },
  ] as const;
  return (
    <section className={`boxed ${styles.block}`}>
      <h2 className="h3">{talkHeading}</h2>
      <p className={styles.hours}>{hours}.</p>
      <ul>
        {ways.map(({ icon, words, href }) => (
          <li key={icon}>
            <a className={`go ${styles.link}`} href={href}>
              <Icon name={icon} />
              <span className="num">{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
