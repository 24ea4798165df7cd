import { navigate } from "gatsby";
import * as styles from "./back-button.module.css";
import { Icon } from "./icon";

interface BackButtonProps {
  /** Where it leads when there is nothing to go back to: the page was opened directly. */
  readonly otherwise: string;
}

/** One step back in the browser's history, which keeps filters and scroll position of the page before. */
export function BackButton({ otherwise }: BackButtonProps) {
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(otherwise));
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      Back
    </button>
  );
}
