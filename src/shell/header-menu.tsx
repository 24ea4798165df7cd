import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { shutFlag } from "../lib/early-clicks";
import * as styles from "./header-menu.module.css";
import type { MenuControl } from "./use-open-menu";

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
      if (!isShut()) control.enter(id, false);
    } else if (item.current?.querySelector(":focus-visible") === null) control.leave();
  };
  const onFocus = (event: FocusEvent) => {
    // A press with the pointer focuses too, but is handled as a click.
    if (isOpen || (!isShut() && event.target.matches(":focus-visible"))) control.enter(id, true);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) control.leave();
  };

  const [openIfHovered] = useState(() => () => {
    if (item.current?.matches(":hover") && !isShut() && window.matchMedia("(hover: hover)").matches)
      control.enter(id, false);
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
