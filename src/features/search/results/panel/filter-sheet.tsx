import { useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { focusInvalid } from "../../../../ui/focus-invalid";
import { Icon } from "../../../../ui/icon";
import { IconButton } from "../../../../ui/icon-button";
import { useMediaQuery } from "../../../../ui/use-media-query";
import { countFilters } from "../../filters/criteria";
import { FilterPanel } from "./filter-panel";
import * as styles from "./filter-sheet.module.css";
import type { ResultsList } from "../use-results-list";

interface FilterSheetProps {
  readonly list: ResultsList;
}

const headingId = "filter-sheet-title";

/** From here on the filters are beside the results, and the style sheet hides this component. */
const wide = "(min-width: 1024px)";

/**
 * The filters under 1024 px: a button with their number, and a sheet over the page. The sheet closes when the window
 * becomes wider, as when a tablet is turned: hidden, it would still block the page.
 */
export function FilterSheet({ list }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(wide);
  const filterCount = countFilters(list.criteria);
  const open = () => {
    setOpen(true);
    list.requestIndex();
  };
  const close = () => setOpen(false);
  const fields = useRef<HTMLDivElement>(null);
  // A text that cannot be read is not left behind under a closed sheet.
  const show = () => {
    if (!focusInvalid(fields.current)) close();
  };
  return (
    <div className={styles.place}>
      <Button look="outline" block aria-haspopup="dialog" onClick={open}>
        <Icon name="sliders-horizontal" size={18} />
        Filters {filterCount > 0 && <span className="num">({filterCount})</span>}
      </Button>
      <Dialog open={isOpen && !isWide} onClose={close} labelledBy={headingId} className={styles.sheet}>
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              Filters
            </h2>
            <IconButton icon="x" label="Close filters" onClick={close} />
          </div>
          <div ref={fields} className={styles.body}>
            {list.Offer !== null && <list.Offer list={list} />}
            <FilterPanel id="sheet" list={list} />
          </div>
          <div className={styles.foot}>
            <Button look="quiet" onClick={list.clearAll}>
              Clear All
            </Button>
            <Button onClick={show}>
              {list.isWaiting || list.isUnfiltered
                ? "Show results"
                : `Show ${list.count} ${list.count === 1 ? "result" : "results"}`}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
