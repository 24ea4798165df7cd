import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { hasModifier } from "../../lib/keys";
import { useSiteFacts } from "../../site/site-data";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { loadWhenIdle, useLazyPart, pressedPart } from "../../ui/hooks";
import type { ActedListing } from "../../listing/card-actions";
import { sharePage, sharingBrowser } from "./share-page";
import * as iconButton from "../../ui/icon-button.module.css";
import * as styles from "./share-button.module.css";

/** docs/requirements.md 4.2 and 9; the wishlist, without a time there, has that of the property page. */
export const copyNotices = {
  card: { text: "Link copied!", shownForMs: 1400 },
  detail: { text: "Link copied", shownForMs: 1600 },
  wishlist: { text: "Property link copied to clipboard", shownForMs: 1600 },
} as const;

const shareMenu = pressedPart(() => import(/* webpackPrefetch: true */ "./share-menu"));
const menuId = "share-menu";

interface ShareButtonProps {
  readonly listing: Pick<ActedListing, "title" | "path">;
  readonly variant?: keyof typeof copyNotices;
}

/** docs/requirements.md 4.2; right click and Arrow down open the menu too (docs/decisions/saved-and-compared.md). */
export function ShareButton({ listing: { title, path }, variant = "card" }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const group = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const page = { title, url: `${useSiteFacts().origin}${path}` };
  const notice = copyNotices[variant];

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => (variant !== "card" ? loadWhenIdle(shareMenu) : undefined), [variant]);

  const share = () => {
    void sharePage(page, sharingBrowser()).then((isLinkCopied) => {
      if (!isLinkCopied) return;
      window.clearTimeout(timer.current);
      setCopied(true);
      timer.current = window.setTimeout(() => setCopied(false), notice.shownForMs);
    });
  };
  const openMenu = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    setMenuOpen(true);
  };
  const openers = {
    onContextMenu: openMenu,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "ArrowDown" && !hasModifier(event)) openMenu(event);
    },
  };
  const closeMenu = useCallback((returnFocus?: boolean) => {
    setMenuOpen(false);
    if (returnFocus === true) opener.current?.focus();
  }, []);
  const menu = useLazyPart(shareMenu, isMenuOpen, closeMenu);

  return (
    <span
      ref={group}
      className={["needs-script", styles.share, styles[variant]].filter(Boolean).join(" ")}
      data-share={variant}
    >
      {variant === "card" ? (
        <IconButton icon="share-2" label={`Share ${title}`} onClick={share} {...openers} />
      ) : (
        <Button look="outline" icon="share-2" className={styles.wide} onClick={share} {...openers}>
          <span>
            Share<span className="vh"> {title}</span>
          </span>
        </Button>
      )}
      <button
        type="button"
        className={`${iconButton.button} ${styles.more}`}
        aria-label={`Ways to share ${title}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen && menu !== null ? menuId : undefined}
        onClick={(event) => (isMenuOpen ? setMenuOpen(false) : openMenu(event))}
        {...openers}
      >
        <Icon name="chevron-down" size="small" />
      </button>
      <span role="status">
        {isCopied && (
          <span className={styles.toast}>
            <Icon name="check" size="small" />
            <span>{notice.text}</span>
          </span>
        )}
      </span>
      {isMenuOpen && menu !== null && (
        <menu.ShareMenu id={menuId} page={page} anchor={group} onClose={closeMenu} />
      )}
    </span>
  );
}
