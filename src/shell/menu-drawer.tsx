import { Link } from "gatsby";
import { memo, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ButtonLink } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { IconButton } from "../ui/icon-button";
import { commandsDialog, insteadOfCommand, waitsForDialog } from "../lib/early-clicks";
import { isPlainClick } from "../lib/keys";
import { routes } from "../config/routes";
import { mailHref } from "../lib/mail-href";
import { telHref } from "../lib/phone";
import { BrandLink } from "./brand-link";
import { CategoryRow, plainLinks, type MenuColumn } from "./menu-entries";
import { SocialLinks } from "./social-links";
import { CityText } from "../visitor/city-names";
import { cityPickerId, openCityPicker } from "../visitor/city-picker-state";
import * as styles from "./menu-drawer.module.css";

/** The city that is shown and a button to choose another; a link without JavaScript. */
export function CityStrip({ city, onFollow }: { city?: string | undefined; onFollow?: () => void }) {
  return (
    <Link
      to={routes.locations}
      className={`spread ${styles.strip}`}
      {...waitsForDialog(cityPickerId)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // Closed first, as the picker gives the focus back to where it was.
        if (onFollow !== undefined) flushSync(onFollow);
        openCityPicker();
      }}
    >
      <span>
        <span data-without-city="">No city chosen yet</span>
        <span data-with-city="" data-of-list={city === undefined ? "" : undefined}>
          <span data-without-city="">Showing homes in all cities</span>
          <span data-with-city="">
            Showing homes in{" "}
            <strong>
              <CityText textOf={(listed) => city ?? listed} />
            </strong>
          </span>
        </span>
      </span>
      <span className={`strong ${styles.action}`}>
        <span data-without-city="">Select city</span>
        <span data-with-city="">Change</span>
        <Icon name="chevron-down" size="small" />
      </span>
    </Link>
  );
}

const drawerId = "menu-drawer";

export const opensDrawer = commandsDialog("show-modal", drawerId);

interface MenuProps {
  readonly onClose: () => void;
  readonly facts: Queries.HeaderContentFragment;
  readonly columns: readonly MenuColumn[];
}

interface MenuDrawerProps extends MenuProps {
  readonly isOpen: boolean;
  readonly onFoundOpen: () => void;
}

function Fold({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="menu" open={isOpen}>
      <summary className={`spread ${styles.line}`}>
        {label}
        <Icon name="plus" size="large" className="when-shut" />
        <Icon name="minus" size="large" className="when-open" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

const Menu = memo(function Menu({ onClose, facts, columns: [types, ...moreColumns] }: MenuProps) {
  return (
    <>
      <h2 id="menu-drawer-title" className="vh">
        Menu
      </h2>
      <div className={`spread ${styles.head}`}>
        <BrandLink name={facts.name} onFollow={onClose} />
        <IconButton
          icon="x"
          size="large"
          label="Close menu"
          onClick={insteadOfCommand(onClose)}
          {...commandsDialog("close", drawerId)}
        />
      </div>
      <CityStrip onFollow={onClose} />
      <nav aria-label="Menu">
        <Fold label="Properties" isOpen>
          {types?.entries.map((entry) => (
            <CategoryRow key={entry.path} entry={entry} onFollow={onClose} />
          ))}
          <details>
            <summary className={styles.all}>
              <span className="link">All categories</span>
            </summary>
            {moreColumns.map(({ heading, entries }) => (
              <div key={heading}>
                <h3 className={styles.heading}>{heading}</h3>
                {entries.map((entry) => (
                  <CategoryRow key={entry.path} entry={entry} onFollow={onClose} />
                ))}
              </div>
            ))}
            <Link to={routes.results} className={`link ${styles.all}`} onClick={onClose}>
              All properties
            </Link>
          </details>
        </Fold>
        <Fold label="Services">
          {facts.menuServices.map(({ label, href }) => (
            <Link key={href} to={href} className={styles.service} onClick={onClose}>
              {label}
            </Link>
          ))}
        </Fold>
        {[plainLinks.dubai, plainLinks.blogs, plainLinks.about, plainLinks.contact].map(({ label, to }) => (
          <Link key={to} to={to} className={`spread ${styles.line}`} onClick={onClose}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={`pair ${styles.pair}`}>
        <ButtonLink to={telHref(facts.phone)}>
          <Icon name="phone" />
          Call us
        </ButtonLink>
        <ButtonLink to={mailHref(facts.email)} look="outline">
          <Icon name="mail" />
          E-mail
        </ButtonLink>
      </div>
      <SocialLinks profiles={facts.social} className={`spread ${styles.social}`} />
    </>
  );
});

/** The menu of small screens (docs/requirements.md 2.3); in the built page (docs/decisions/early-input.md). */
export function MenuDrawer({ isOpen, onFoundOpen, ...menu }: MenuDrawerProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={menu.onClose}
      labelledBy="menu-drawer-title"
      className={styles.drawer}
      built={{ id: drawerId, onFound: onFoundOpen }}
    >
      <Menu {...menu} />
    </Dialog>
  );
}
