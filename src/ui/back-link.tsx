import { Link, navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import * as styles from "./back-link.module.css";
import { Icon } from "./icon";

interface BackLinkProps {
  /** Where it leads for a visitor whose first page this is, and without JavaScript. */
  readonly fallbackPath: string;
  /** The visitor came from another page of this site, to which it goes back; absent where it always leads there. */
  readonly hasHistory?: boolean;
  readonly className?: string;
  /** Its words; "Back" when absent. */
  readonly children?: ReactNode;
}

/** Back to the page the visitor came from, in its state, and never off the site; else up to `fallbackPath`. */
export function BackLink(props: BackLinkProps) {
  const { fallbackPath, hasHistory = false, className, children = "Back" } = props;
  const goBack = (event: MouseEvent) => {
    if (!hasHistory || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={fallbackPath}
      className={className === undefined ? styles.back : `${styles.back} ${className}`}
      onClick={goBack}
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
