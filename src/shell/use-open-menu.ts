import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isPlainClick } from "../lib/plain-click";

/** Milliseconds a menu stays open after pointer or focus have left it (docs/requirements.md 2.3). */
export const menuCloseDelayMs = 150;

interface OpenMenu {
  readonly id: string;
  /** The page on which it was opened: on any other it is closed. */
  readonly pathname: string;
  /** Opened by a click, or kept open by one: the next click closes it. */
  readonly isPinned: boolean;
}

/** Selector of a menu, its button included. */
const menuOf = (id: string) => `[data-menu="${id}"]`;

/** State of the menus of the header, and the functions that change it. */
export interface MenuControl {
  readonly openId: string | null;
  /** Pointer or focus has entered: opens, and cancels a pending close. */
  readonly enter: (id: string, isPinned: boolean) => void;
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
    const onPointerDown = ({ target }: PointerEvent) => {
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
      enter: (id, isPinned) => {
        window.clearTimeout(timer.current);
        if (openId !== id) setOpen({ id, pathname, isPinned });
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
