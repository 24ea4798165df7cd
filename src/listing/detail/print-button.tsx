import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import * as styles from "./print-button.module.css";

/** Opens the browser's print dialogue, which shows the sheet of the property. */
export function PrintButton() {
  return (
    <Button look="outline" className={styles.print} onClick={() => window.print()}>
      <Icon name="printer" size={18} />
      Print
    </Button>
  );
}
