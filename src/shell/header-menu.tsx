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
import { isPlainClick } from "../lib/keys";
import * as styles from "./header-menu.module.css";

/** From when pointer or focus have left (docs/requirements.md 2.3). */
const menuCloseDelayMs = 150;

interface OpenMenu {
  readonly id: string;
  /** On any other page it is closed. */
  readonly pathname: string;
  /** Set by a press: the next one closes the menu, and Tab goes through its links. */
  readonly isPinned: boolean;
}

const menuOf = (id: string) => `[data-menu="${id}"]`;

export type MenuControl = ReturnType<typeof useOpenMenu>;

/** One open menu at a time; Escape, a press outside, a link in it and a change of page close it. */
export function useOpenMenu(pathname: string) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const openId = open?.pathname === pathname ? open.id : null;

  /** Gives the focus to its button if it was inside. */
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
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onPointerDown, { signal });
    document.addEventListener("click", onClick, { signal });
    return () => listeners.abort();
  }, [openId, close]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      openId,
      isPinned: open?.isPinned === true,
      enter: (id: string) => {
        window.clearTimeout(timer.current);
        if (openId !== id) setOpen({ id, pathname, isPinned: false });
      },
      leave: () => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(close, menuCloseDelayMs);
      },
      toggle: (id: string) => {
        window.clearTimeout(timer.current);
        setOpen(openId === id && open?.isPinned === true ? null : { id, pathname, isPinned: true });
      },
      close,
    }),
    [openId, open, pathname, close],
  );
}

interface HeaderMenuProps {
  readonly id: "city" | "properties" | "services" | "saved" | "social";
  readonly control: MenuControl;
  readonly label: ReactNode;
  readonly name?: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Opens on hover, keyboard focus and click (docs/requirements.md 2.3); without React by CSS. */
export function HeaderMenu({ id, control, label, name, className, isCurrent, children }: HeaderMenuProps) {
  const item = useRef<HTMLDivElement>(null);
  const panelId = `menu-${id}`;
  const isOpen = control.openId === id;

  /** Shut by Escape before hydration. */
  const isShut = () => item.current?.dataset[shutFlag] !== undefined;

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    if (event.type === "pointerenter") {
      if (!isShut()) control.enter(id);
    } else if (item.current?.querySelector(":focus-visible") === null) control.leave();
  };
  const onFocus = (event: FocusEvent) => {
    // A press focuses too, but counts as a click.
    if (isOpen || (!isShut() && event.target.matches(":focus-visible"))) control.enter(id);
  };
  // Tab passes by the links of a menu that was not pressed, so it closes before the focus moves.
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
      {/* Takes the focus of a press between its links, which would leave the menu otherwise. */}
      <div id={panelId} className={`menu ${styles.panel}`} data-open={isOpen || undefined} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
