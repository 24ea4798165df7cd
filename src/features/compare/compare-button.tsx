import { slugOf } from "../../config/routes";
import { storageKeys } from "../../config/storage-keys";
import { addsTo } from "../../lib/early-clicks";
import type { ActedListing } from "../../listing/card-actions";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { toggleCompared, useCompareTray } from "../../visitor/compare-tray";
import * as styles from "./compare-button.module.css";

interface CompareButtonProps {
  readonly listing: Pick<ActedListing, "title" | "path">;
  /** An icon among the tools of a card, else a button with a word. */
  readonly variant?: "card" | "detail";
}

export function CompareButton({ listing: { title, path }, variant = "card" }: CompareButtonProps) {
  const slug = slugOf(path);
  const isIn = useCompareTray().includes(slug);
  const behaviour = {
    className: `needs-script ${styles.compare}`,
    "aria-pressed": isIn,
    onClick: () => toggleCompared({ slug, title }),
    ...addsTo(storageKeys.compareTray, slug),
  };
  return variant === "card" ? (
    <IconButton icon="columns-2" label={`Compare ${title}`} {...behaviour} />
  ) : (
    <Button look="outline" icon="columns-2" {...behaviour}>
      <span>
        Compare<span className="vh"> {title}</span>
      </span>
    </Button>
  );
}
