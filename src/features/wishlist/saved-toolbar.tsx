import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { parseSavedOrder, savedOrders, type SavedOrder } from "./saved-order";
import * as styles from "./saved-properties.module.css";

interface SavedToolbarProps {
  /** The homes are not there yet: it has its place, and is not seen. */
  readonly isAwaited: boolean;
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
  readonly onRemoveAll: () => void;
  /** Sends the list to somebody. */
  readonly share: ReactNode;
}

/** Sort dropdown, "Share this list" and Remove all (docs/requirements.md 2.15). */
export function SavedToolbar({ isAwaited, order, onOrder, onRemoveAll, share }: SavedToolbarProps) {
  return (
    <div className={styles.tools} data-awaited={isAwaited || undefined}>
      <label className={styles.field}>
        <span className={styles.label}>Sort by</span>
        <select
          className={styles.select}
          value={order}
          onChange={(event) => onOrder(parseSavedOrder(event.currentTarget.value))}
        >
          {savedOrders.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </label>
      {share}
      <Button look="outline" onClick={onRemoveAll}>
        Remove all
      </Button>
    </div>
  );
}
