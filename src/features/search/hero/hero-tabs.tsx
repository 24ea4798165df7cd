import { useState } from "react";
import { routes } from "../../../config/routes";
import { waitsForReact } from "../../../lib/early-clicks";
import { searchTabs, type SearchTab } from "../filters/definitions/tab-filter";
import * as styles from "./hero-tabs.module.css";

export type TabLabel = (typeof searchTabs)[number]["label"];

interface HeroTabsProps {
  /** id of the search form, which submits the tab once the visitor has pressed one. */
  readonly formId: string;
  readonly onTab: (label: TabLabel) => void;
}

/**
 * Buy, Sale (default) and Rent. Each opens the contact modal and stays selected (docs/requirements.md 2.5); without
 * JavaScript it leads to the contact page, which is why the buttons have a form of their own. Only a tab that was
 * pressed is part of the search (docs/decisions/2026-11-22-rentals-apart.md).
 */
export function HeroTabs({ formId, onTab }: HeroTabsProps) {
  const [pressed, setPressed] = useState<SearchTab | null>(null);
  return (
    <form action={routes.contact} method="get" className={styles.tabs} aria-label="I want to">
      {searchTabs.map(({ id, label }) => (
        <button
          key={id}
          type="submit"
          name="context"
          value={label}
          className={styles.tab}
          aria-pressed={id === (pressed ?? "sale")}
          aria-haspopup="dialog"
          {...waitsForReact}
          onClick={(event) => {
            event.preventDefault();
            setPressed(id);
            onTab(label);
          }}
        >
          {label}
        </button>
      ))}
      {pressed !== null && <input type="hidden" name="tab" value={pressed} form={formId} />}
    </form>
  );
}
