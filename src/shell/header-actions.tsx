import { Link } from "gatsby";
import { routes } from "../config/routes";
import { insteadOfCommand } from "../lib/early-clicks";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { Icon } from "../ui/icon";
import { IconButton, IconLink } from "../ui/icon-button";
import { HeaderMenu, type MenuControl } from "./header-menu";
import { opensDrawer } from "./menu-drawer";
import { socialIcons } from "./social-links";
import { Button, ButtonLink } from "../ui/button";
import { useHydrated, useLazyPart, pressedPart } from "../ui/hooks";
import { useWishlist } from "../visitor/wishlist";
import * as styles from "./site-header.module.css";

const savedList = pressedPart(() => import("./saved-list"));

interface SavedMenuProps {
  readonly control: MenuControl;
  /** Since the page loaded; the heart pulses each time (docs/requirements.md 4.2). */
  readonly growth: number;
}

/** Shown after hydration; saved pictures fly to `data-wishlist-heart` (docs/requirements.md 2.3). */
export function SavedMenu({ control, growth }: SavedMenuProps) {
  const { length } = useWishlist();
  const isHydrated = useHydrated();
  const isOpen = control.openId === "saved";
  const part = useLazyPart(savedList, isOpen && length > 0);
  return (
    <HeaderMenu
      id="saved"
      control={control}
      className={styles.item}
      name={length === 0 ? "Saved properties" : `Saved properties, ${length}`}
      label={
        <>
          {/* A new key restarts the animation. */}
          <span key={growth} className={growth > 0 ? styles.pulse : undefined} data-wishlist-heart="">
            <Icon name="heart" />
          </span>
          {length > 0 && <span className={styles.dot}>{length}</span>}
        </>
      }
    >
      <div className={`spread ${styles.head}`}>
        <h2 className="h4">Saved Properties</h2>
        <span className={`num ${styles.count}`} role="status">
          {isHydrated && `${length} item(s)`}
        </span>
      </div>
      {isHydrated && length === 0 && <p className={styles.empty}>No saved properties</p>}
      {length > 0 && part !== null && <part.SavedList isOpen={isOpen} />}
      <div className={`pair ${styles.foot}`}>
        <ButtonLink to={routes.wishlist}>View all</ButtonLink>
        <Button look="outline" data-close="" onClick={control.close}>
          Close
        </Button>
      </div>
    </HeaderMenu>
  );
}

function ContactMenu({ facts: { phone, email, social } }: Pick<HeaderActionsProps, "facts">) {
  return (
    <ul>
      <li className={styles.direct}>
        <a href={telHref(phone)} className={`entry ${styles.line}`}>
          <Icon name="phone" /> {formatPhone(phone)}
        </a>
      </li>
      <li className={styles.direct}>
        <a href={mailHref(email)} className={`entry ${styles.line}`}>
          <Icon name="mail" /> {email}
        </a>
      </li>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className={`entry ${styles.line}`} target="_blank" rel="noopener">
            <Icon name={socialIcons[network]} /> {network}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface HeaderActionsProps extends SavedMenuProps {
  readonly facts: Queries.HeaderContentFragment;
  readonly isHome: boolean;
  readonly onOpenDrawer: () => void;
}

export function HeaderActions({ facts, control, growth, isHome, onOpenDrawer }: HeaderActionsProps) {
  const { phone, email } = facts;
  return (
    <div className={styles.actions}>
      {!isHome && (
        <>
          <IconLink
            icon="phone"
            label={`Call us on ${formatPhone(phone)}`}
            to={telHref(phone)}
            className={styles.fromWide}
          />
          <IconLink icon="mail" label="E-mail us" to={mailHref(email)} className={styles.fromWide} />
        </>
      )}
      <Link to={routes.results} replace={false} className={styles.search} aria-label="Search properties">
        <Icon name="search" />
      </Link>
      <SavedMenu control={control} growth={growth} />
      {!isHome && (
        <HeaderMenu
          id="social"
          control={control}
          className={styles.social}
          name="Contact and social links"
          label={<Icon name="at-sign" />}
        >
          <ContactMenu facts={facts} />
        </HeaderMenu>
      )}
      <IconButton
        icon="menu"
        size="large"
        label="Open menu"
        aria-haspopup="dialog"
        className={styles.menuButton}
        onClick={insteadOfCommand(onOpenDrawer)}
        {...opensDrawer}
      />
    </div>
  );
}
