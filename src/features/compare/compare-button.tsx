import { slugOf } from "../../config/routes";
import { storageKeys } from "../../config/storage-keys";
import { addsTo } from "../../lib/early-clicks";
import type { ActedListing } from "../../listing/card-actions";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { SquareButton } from "../../ui/icon-button";
import { toggleCompared, useCompareTray } from "../../visitor/compare-tray";
import * as styles from "./compare-button.module.css";

interface CompareButtonProps {
  readonly listing: Pick<ActedListing, "title" | "path">;
  /** A square on the card's picture, or a button with a word on the property page and in the wishlist. */
  readonly place?: "card" | "detail";
}

/** Toggle that puts a home into the tray of homes to compare, or takes it out. */
export function CompareButton({ listing: { title, path }, place = "card" }: CompareButtonProps) {
  const slug = slugOf(path);
  const isIn = useCompareTray().includes(slug);
  const behaviour = {
    "aria-pressed": isIn,
    onClick: () => toggleCompared({ slug, title }),
    ...addsTo(storageKeys.compareTray, slug),
  };
  return place === "card" ? (
    <SquareButton label={`Compare ${title}`} {...behaviour}>
      <Icon name="scale" size={20} className={styles.scales} />
    </SquareButton>
  ) : (
    <Button look="outline" {...behaviour}>
      <Icon name="scale" size={18} className={styles.scales} />
      <span>
        Compare<span className="vh"> {title}</span>
      </span>
    </Button>
  );
}
