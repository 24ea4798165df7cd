import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from "react";
import { hasModifier, isPlainClick } from "../../lib/keys";
import { listen } from "../../lib/observable";
import { Icon } from "../../ui/icon";
import { type SharedPage, chatShareUrl, withQuery, openPopup } from "./share-page";
import * as styles from "./share-menu.module.css";

/** In the order of docs/requirements.md 4.2. */
export function shareLinks(page: SharedPage) {
  const { title, url } = page;
  const tweet = withQuery("https://twitter.com/intent/tweet", { text: title, url });
  const facebookPost = withQuery("https://www.facebook.com/sharer/sharer.php", { u: url });
  const linkedInPost = withQuery("https://www.linkedin.com/sharing/share-offsite/", { url });
  return [
    { network: "WhatsApp", icon: "whatsapp", href: chatShareUrl(page) },
    { network: "Twitter", icon: "x-twitter", href: tweet },
    { network: "Facebook", icon: "facebook", href: facebookPost },
    { network: "LinkedIn", icon: "linkedin", href: linkedInPost },
  ] as const;
}

interface ShareMenuProps {
  readonly id: string;
  readonly page: SharedPage;
  /** The menu opens beside it, and must be inside it. */
  readonly anchor: RefObject<HTMLElement>;
  /** Its identity must be stable. `returnFocus`: to the menu's button. */
  readonly onClose: (returnFocus: boolean) => void;
}

const gapPx = 4;
// React 18 renders the attribute, but its types lack it.
const popover = { popover: "auto" } as const;

/** Below its anchor, or above where there is no room. */
function positionMenu(menu: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, right } = anchor.getBoundingClientRect();
  const below = bottom + gapPx;
  const fitsBelow = below + menu.offsetHeight <= window.innerHeight;
  const left = Math.min(right - menu.offsetWidth, window.innerWidth - menu.offsetWidth - gapPx);
  menu.style.top = `${Math.max(gapPx, fitsBelow ? below : top - gapPx - menu.offsetHeight)}px`;
  menu.style.left = `${Math.max(gapPx, left)}px`;
}

/** Open while mounted (docs/requirements.md 4.2, docs/decisions/saved-and-compared.md). */
export function ShareMenu({ id, page, anchor, onClose }: ShareMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    const beside = anchor.current;
    if (element === null || beside === null) return undefined;
    if ("showPopover" in element) element.showPopover();
    positionMenu(element, beside);
    element.querySelector("a")?.focus({ preventScroll: true });

    const onToggle = () => {
      if ("showPopover" in element && !element.matches(":popover-open")) onClose(false);
    };
    // The page may still be scrolling: follows the anchor, and closes when that is out of view.
    const onMove = () => {
      const { top, bottom } = beside.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) onClose(false);
      else positionMenu(element, beside);
    };
    const stops = [listen(element, ["toggle"], onToggle), listen(window, ["scroll", "resize"], onMove)];
    return () => stops.forEach((stop) => stop());
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (hasModifier(event)) return;
    const items = [...event.currentTarget.querySelectorAll("a")];
    const at = items.findIndex((item) => item === document.activeElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      event.stopPropagation();
      onClose(true);
    }
  };

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // Where popups are blocked, or asked to by a modifier key, the link itself opens a tab.
    if (isPlainClick(event) && openPopup(event.currentTarget.href)) event.preventDefault();
    onClose(true);
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={`Share ${page.title}`}
      className={`menu ${styles.menu}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // Not for the anchor: its button would close the menu here, and its click open it again.
        if (relatedTarget !== null && anchor.current?.contains(relatedTarget) !== true) onClose(false);
      }}
      {...popover}
    >
      {shareLinks(page).map(({ network, icon, href }) => (
        <a
          key={network}
          role="menuitem"
          tabIndex={-1}
          href={href}
          target="_blank"
          rel="noopener"
          className={`entry ${styles.item}`}
          onClick={choose}
        >
          <Icon name={icon} size="text" />
          {network}
        </a>
      ))}
    </div>
  );
}
