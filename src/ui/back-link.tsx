import { Link, navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import * as styles from "./back-link.module.css";
import { Icon } from "./icon";

interface BackLinkProps {
  /** Where the link leads when this is the first page of the visit, and without JavaScript. */
  readonly fallbackPath: string;
  readonly className?: string;
  /** Text of a link that always leads to `fallbackPath`; "Back" when absent. */
  readonly children?: ReactNode;
}

/** Goes back in history to the previous page of this site, which keeps its state; otherwise leads to `fallbackPath`. */
export function BackLink(props: BackLinkProps) {
  const { fallbackPath, className, children } = props;
  const goBack = (event: MouseEvent) => {
    // The router keeps a state with each page that a link of the site has led to.
    const isFirstPage = window.history.state === null;
    if (children !== undefined || isFirstPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
      {children ?? "Back"}
    </Link>
  );
}
