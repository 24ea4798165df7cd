import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/fields";
import { comparePrices } from "../../catalogue/compare-prices";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import * as styles from "./saved-properties.module.css";

const savedOrders = [
  { value: "recent", label: "Recently Saved" },
  { value: "price-asc", label: "Price: Low to High" },
  { value: "price-desc", label: "Price: High to Low" },
] as const;

export type SavedOrder = (typeof savedOrders)[number]["value"];

/** "recent" for anything that is no order. */
export function parseSavedOrder(value: string): SavedOrder {
  return savedOrders.find((order) => order.value === value)?.value ?? "recent";
}

/** "recent" is last saved first; by price, null is last both ways (docs/decisions/prices-and-offers.md). */
export function sortSaved<Listing extends Pick<CatalogueListing, "offer" | "isRental">>(
  listings: readonly Listing[],
  order: SavedOrder,
): readonly Listing[] {
  const recent = [...listings].reverse();
  if (order === "recent") return recent;
  const direction = order === "price-asc" ? 1 : -1;
  return recent.sort((a, b) => comparePrices(a, b, direction));
}

interface SavedToolbarProps {
  /** Keeps its place unseen until the homes are there. */
  readonly isAwaited: boolean;
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
  readonly onRemoveAll: () => void;
  readonly share: ReactNode;
}

/** docs/requirements.md 2.15. */
export function SavedToolbar({ isAwaited, order, onOrder, onRemoveAll, share }: SavedToolbarProps) {
  return (
    <div className={`screen-only cluster ${styles.tools}`} data-awaited={isAwaited || undefined}>
      <div className={styles.sort}>
        <SelectField
          id="saved-order"
          label="Sort by"
          value={order}
          options={savedOrders}
          onChange={(value) => onOrder(parseSavedOrder(value))}
        />
      </div>
      {share}
      <Button look="outline" onClick={onRemoveAll}>
        Remove all
      </Button>
    </div>
  );
}
