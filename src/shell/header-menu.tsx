import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useMemo,
} from "react";
import { flushSync } from "react-dom";
import { shutFlag } from "../lib/early-clicks";
import { isPlainClick } from "../lib/plain-click";
import * as styles from "./header-menu.module.css";

/** Milliseconds a menu stays open after pointer or focus have left it (docs/requirements.md 2.3). */
export const menuCloseDelayMs = 150;

interface OpenMenu {
  readonly id: string;
  /** The page on which it was opened: on any other it is closed. */
  readonly pathname: string;
  /** Opened by a press, or kept open by one: the next press closes it, and Tab goes through its links. */
  readonly isPinned: boolean;
}

/** Selector of a menu, its button included. */
const menuOf = (id: string) => `[data-menu="${id}"]`;

/** State of the menus of the header, and the functions that change it. */
export interface MenuControl {
  readonly openId: string | null;
  /** Whether a press has opened it, or kept it open. */
  readonly isPinned: boolean;
  /** Pointer or focus has entered: opens, and cancels a pending close. */
  readonly enter: (id: string) => void;
  /** Pointer or focus has left: closes after the delay. */
  readonly leave: () => void;
  readonly toggle: (id: string) => void;
  /** Closes it, and puts the focus on its button if it was in it. */
  readonly close: () => void;
}

/**
 * One open menu at a time. Escape closes it, a press outside its `[data-menu]`, a change of page, and a link in it, which
 * may lead to the same page with another query. The same object as long as no menu opens or closes.
 */
export function useOpenMenu(pathname: string): MenuControl {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const openId = open?.pathname === pathname ? open.id : null;

  const close = useCallback(() => {
    if (openId !== null) {
      const item = document.querySelector(menuOf(openId));
      if (item?.contains(document.activeElement) === true) item.querySelector("button")?.focus();
    }
    window.clearTimeout(timer.current);
    setOpen(null);
  }, [openId]);

  useEffect(() => {
    if (openId === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Element && target.closest(menuOf(openId)) === null) close();
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest(`${menuOf(openId)} a`) !== null && isPlainClick(event))
        close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("click", onClick);
    };
  }, [openId, close]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      openId,
      isPinned: open?.isPinned === true,
      enter: (id) => {
        window.clearTimeout(timer.current);
        if (openId !== id) setOpen({ id, pathname, isPinned: false });
      },
      leave: () => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(close, menuCloseDelayMs);
      },
      toggle: (id) => {
        window.clearTimeout(timer.current);
        setOpen(openId === id && open?.isPinned === true ? null : { id, pathname, isPinned: true });
      },
      close,
    }),
    [openId, open, pathname, close],
  );
}

interface HeaderMenuProps {
  /** The style sheet gives each menu its place and width by it. */
  readonly id: "city" | "properties" | "services" | "saved" | "social";
  readonly control: MenuControl;
  readonly label: ReactNode;
  /** Accessible name where the label is an icon. */
  readonly name?: string;
  readonly className?: string;
  /** The visitor is on a page of this menu. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/**
 * A button with a panel of links (docs/requirements.md 2.3): opens on hover, on keyboard focus and on click, closes 150
 * ms after both have left. The panel's links are in the HTML; until React has the header, and without JavaScript, the
 * style sheet opens it.
 */
export function HeaderMenu({
  id,
  control,
  label,
  name,
  className,
  isCurrent = false,
  children,
}: HeaderMenuProps) {
  const item = useRef<HTMLDivElement>(null);
  const panelId = `menu-${id}`;
  const isOpen = control.openId === id;

  /** Escape has shut it before React had it: what was there then does not open it. */
  const isShut = () => item.current?.dataset[shutFlag] !== undefined;

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    if (event.type === "pointerenter") {
      if (!isShut()) control.enter(id);
    } else if (item.current?.querySelector(":focus-visible") === null) control.leave();
  };
  const onFocus = (event: FocusEvent) => {
    // A press with the pointer focuses too, but is handled as a click.
    if (isOpen || (!isShut() && event.target.matches(":focus-visible"))) control.enter(id);
  };
  // Before the browser moves the focus: the links of a menu that was not pressed are no stops on the way past it.
  const onKeyDown = ({ key }: { readonly key: string }) => {
    if (key === "Tab" && !control.isPinned) flushSync(control.close);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) control.leave();
  };

  const [openIfHovered] = useState(() => () => {
    if (item.current?.matches(":hover") && !isShut() && window.matchMedia("(hover: hover)").matches)
      control.enter(id);
  });
  useEffect(openIfHovered, [openIfHovered]);

  return (
    <div
      ref={item}
      className={className === undefined ? styles.item : `${styles.item} ${className}`}
      data-menu={id}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? "true" : undefined}
        onKeyDown={onKeyDown}
        onClick={() => control.toggle(id)}
      >
        {label}
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
