import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import * as styles from "./list-failure.module.css";

/** The pre-rendered list stays below. */
export function ListFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={`cluster notice notice-error ${styles.box}`}>
      <Icon name="circle-alert" size={20} />
      <p>We could not load the full list, so the filters do not act on it yet. Check your connection.</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
