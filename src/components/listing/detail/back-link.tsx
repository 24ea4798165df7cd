import { Link, navigate } from "gatsby";
import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon";
import * as styles from "./detail-head.module.css";

interface BackLinkProps {
  /** Where it leads for a visitor whose first page this is, and without JavaScript. */
  readonly fallbackPath: string;
  /** The visitor came from another page of this site. */
  readonly hasHistory: boolean;
}

/** Back to the page the visitor came from, in its state; else up to the list that holds the listing. */
export function BackLink({ fallbackPath, hasHistory }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    if (!hasHistory || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={fallbackPath} className={styles.back} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      Back
    </Link>
  );
}
