import { useRef, useState, type ReactNode } from "react";
import { commandsDialog, insteadOfCommand } from "../../../../lib/early-clicks";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { focusInvalid } from "../../list/range-note";
import { IconButton } from "../../../../ui/icon-button";
import { countFilters } from "../../filters/filter-table";
import { FilterPanel } from "./filter-panel";
import type { Results } from "../use-results-list";
import { useMediaQuery } from "../../../../ui/hooks";
import * as styles from "./filter-drawer.module.css";

const drawerId = "filter-drawer";
const headingId = "filter-drawer-title";

interface FilterDrawerProps {
  readonly results: Results;
  readonly offer: ReactNode;
  readonly drawer: ReturnType<typeof useFilterDrawer>;
}

/** Filters beside the results, or in a drawer that opens before hydration too (docs/decisions/filters.md). */
export function FilterDrawer({ results, offer, drawer }: FilterDrawerProps) {
  const { list, clearAll } = results;
  const { count } = list.cards;
  const filterCount = countFilters(list.requested.criteria, list.table);
  const isCounted = !list.status.isWaiting && !list.status.isUnfiltered;
  const open = () => {
    drawer.setOpen(true);
    list.requestIndex();
  };
  const close = () => drawer.setOpen(false);
  const fields = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.opener}>
        <Button
          look="outline"
          icon="sliders-horizontal"
          block
          aria-haspopup="dialog"
          onClick={insteadOfCommand(open)}
          {...commandsDialog("show-modal", drawerId)}
        >
          Filters {filterCount > 0 && <span className="num">{`(${filterCount})`}</span>}
        </Button>
      </div>
      <Dialog
        open={drawer.isOpen}
        onClose={close}
        labelledBy={headingId}
        className={`ruled ${styles.drawer}`}
        built={{ id: drawerId, onFound: open }}
      >
        <div className={styles.frame}>
          <div className={`spread ${styles.head}`}>
            <h2 id={headingId} className="h4">
              Filters
            </h2>
            <IconButton
              icon="x"
              label="Close filters"
              onClick={insteadOfCommand(close)}
              {...commandsDialog("close", drawerId)}
            />
          </div>
          <p className={styles.waiting}>Reading your filters…</p>
          <div ref={fields} className={styles.body}>
            {!drawer.isWide && offer}
            <FilterPanel results={results} />
          </div>
          <div className={styles.foot}>
            <Button look="outline" className={styles.clear} onClick={clearAll}>
              Clear All
            </Button>
            <Button
              className={styles.show}
              onClick={(event) => {
                event.preventDefault();
                // No unreadable text is left behind under a closed drawer.
                if (!focusInvalid(fields.current)) close();
              }}
              {...commandsDialog("close", drawerId)}
            >
              <span key={isCounted ? count : "uncounted"}>
                Show <span className={styles.count}>{isCounted ? `${count} ` : ""}</span>
                {isCounted && count === 1 ? "result" : "results"}
              </span>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Closes when the window becomes wide, as a turned tablet. */
export function useFilterDrawer() {
  const [isOpen, setOpen] = useState(false);
  // As in the style sheet, which then shows the filters beside the results.
  const isWide = useMediaQuery("(min-width: 1024px)");
  return { isOpen: isOpen && !isWide, isWide, setOpen };
}
