import { useState } from "react";
import { routes } from "../../../config/routes";
import { searchTabs, type SearchTab } from "../filters/definitions/tab-filter";
import * as styles from "./hero-tabs.module.css";

export type TabLabel = (typeof searchTabs)[number]["label"];

interface HeroTabsProps {
  /** id of the search form, which submits the selected tab. */
  readonly formId: string;
  readonly onTab: (label: TabLabel) => void;
}

/**
 * Buy, Sale (default) and Rent. Each opens the contact modal and stays selected (docs/requirements.md 2.5); without
 * JavaScript it leads to the contact page, which is why the buttons have a form of their own.
 */
export function HeroTabs({ formId, onTab }: HeroTabsProps) {
  const [selected, setSelected] = useState<SearchTab>("sale");
  return (
    <form action={routes.contact} method="get" className={styles.tabs} aria-label="I want to">
      {searchTabs.map(({ id, label }) => (
        <button
          key={id}
          type="submit"
          name="context"
          value={label}
          className={styles.tab}
          aria-pressed={id === selected}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setSelected(id);
            onTab(label);
          }}
        >
          {label}
        </button>
      ))}
      <input type="hidden" name="tab" value={selected} form={formId} />
    </form>
  );
}
