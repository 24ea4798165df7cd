import { Link, navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import * as styles from "./back-link.module.css";
import { Icon } from "./icon";

interface BackLinkProps {
  /** Where the link leads when this is the first page of the visit, and without JavaScript. */
  readonly fallbackPath: string;
  /**
   * Whether the visitor came from another page of this site, to which the link then goes back; without it the link
   * always leads to `fallbackPath`.
   */
  readonly hasHistory?: boolean;
  readonly className?: string;
  /** Text of the link; "Back" when absent. */
  readonly children?: ReactNode;
}

/** Goes back in history to the previous page of this site, which keeps its state; otherwise leads to `fallbackPath`. */
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
