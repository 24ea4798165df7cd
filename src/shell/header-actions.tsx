import { Link } from "gatsby";
import { routes } from "../config/routes";
import { insteadOfCommand } from "../lib/early-clicks";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { Icon } from "../ui/icon";
import { IconButton, IconLink } from "../ui/icon-button";
import { ContactMenu } from "./contact-menu";
import { HeaderMenu } from "./header-menu";
import { opensDrawer } from "./menu-drawer";
import { SavedMenu } from "./saved-menu";
import * as styles from "./site-header.module.css";
import type { SocialProfile } from "./social-links";
import type { MenuControl } from "./use-open-menu";

interface HeaderActionsProps {
  readonly facts: {
    readonly phone: string;
    readonly email: string;
    readonly social: readonly SocialProfile[];
  };
  readonly control: MenuControl;
  /** How often the wishlist has grown since the page was loaded. */
  readonly growth: number;
  /** On home the utility bar above the header has the ways to reach us. */
  readonly isHome: boolean;
  readonly onOpenDrawer: () => void;
}

/** The icons at the right of the header: ways to reach us, search, saved homes, and the menu of small screens. */
export function HeaderActions({ facts, control, growth, isHome, onOpenDrawer }: HeaderActionsProps) {
  const { phone, email, social } = facts;
  return (
    <div className={styles.actions}>
      {!isHome && (
        <>
          <IconLink
            icon="phone"
            label={`Call us on ${formatPhone(phone)}`}
            href={telHref(phone)}
            className={styles.fromWide}
          />
          <IconLink icon="mail" label="E-mail us" href={mailHref(email)} className={styles.fromWide} />
        </>
      )}
      <Link to={routes.results} className={styles.search} aria-label="Search properties">
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
          <ContactMenu phone={phone} email={email} profiles={social} />
        </HeaderMenu>
      )}
      <IconButton
        icon="menu"
        size={22}
        label="Open menu"
        aria-haspopup="dialog"
        className={styles.menuButton}
        onClick={insteadOfCommand(onOpenDrawer)}
        {...opensDrawer}
      />
    </div>
  );
}
