import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useSiteFacts } from "../../site/use-site-facts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { lazyPart, useLazyPart } from "../../ui/use-lazy-part";
import type { ActedListing } from "../../listing/card-actions";
import { copyNotices, type SharePlace } from "./copy-notices";
import * as styles from "./share-button.module.css";
import { absoluteUrl } from "./share-links";
import { hasModifier } from "./has-modifier";
import { sharePage, sharingBrowser } from "./share-page";

const shareMenu = lazyPart(() => import("./share-menu"));
/** One is open at a time. */
const menuId = "share-menu";
/** A finger or pointer is on the way to the menu: its code can come meanwhile. */
const loadMenu = () => void shareMenu.load().catch(() => undefined);

interface ShareButtonProps {
  /** The shared address is the site's origin and the path of the listing's page. */
  readonly listing: Pick<ActedListing, "title" | "path">;
  readonly place?: SharePlace;
}

/**
 * Shares a listing (docs/requirements.md 4.2): a press uses the share sheet, else copies the link and says so, else
 * opens a chat. Right click, Arrow down and the small button beside it open the menu of networks
 * (docs/decisions/c6-share-menu.md).
 */
export function ShareButton({ listing: { title, path }, place = "card" }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const group = useRef<HTMLSpanElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const page = { title, url: absoluteUrl(useSiteFacts().origin, path) };
  const notice = copyNotices[place];

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const sayCopied = () => {
    window.clearTimeout(timer.current);
    setCopied(true);
    timer.current = window.setTimeout(() => setCopied(false), notice.shownForMs);
  };
  const share = () => {
    void sharePage(page, sharingBrowser()).then((outcome) => {
      if (outcome === "copied") sayCopied();
    });
  };
  const openers = {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      setMenuOpen(true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" || hasModifier(event)) return;
      event.preventDefault();
      setMenuOpen(true);
    },
  };
  const closeMenu = useCallback((returnFocus?: boolean) => {
    setMenuOpen(false);
    if (returnFocus === true) menuButton.current?.focus();
  }, []);
  const menu = useLazyPart(shareMenu, isMenuOpen, closeMenu);

  return (
    <span ref={group} className={[styles.share, styles[place]].filter(Boolean).join(" ")} data-share={place}>
      {place === "card" ? (
        <IconButton icon="share-2" label={`Share ${title}`} onClick={share} {...openers} />
      ) : (
        <Button look="outline" className={styles.wide} onClick={share} {...openers}>
          <Icon name="share-2" size={18} />
          <span>
            Share<span className="vh"> {title}</span>
          </span>
        </Button>
      )}
      <button
        ref={menuButton}
        type="button"
        className={styles.more}
        aria-label={`Ways to share ${title}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen && menu !== null ? menuId : undefined}
        onPointerEnter={loadMenu}
        onClick={() => setMenuOpen((wasOpen) => !wasOpen)}
        {...openers}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <span role="status">
        {isCopied && (
          <span className={styles.toast}>
            <Icon name="check" size={16} />
            {notice.text}
          </span>
        )}
      </span>
      {isMenuOpen && menu !== null && (
        <menu.ShareMenu id={menuId} page={page} anchor={group} onClose={closeMenu} />
      )}
    </span>
  );
}
