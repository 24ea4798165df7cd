import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./go-link.module.css";
import { Icon } from "./icon";

interface GoLinkProps {
  /** A path of this site or a full address. */
  readonly to: string;
  readonly children: ReactNode;
  readonly arrow?: boolean;
  readonly label?: string;
}

/** A text link with a gold underline and, if wanted, an arrow. */
export function GoLink({ to, children, arrow = false, label }: GoLinkProps) {
  const inner = (
    <>
      <span className={styles.words}>{children}</span>
      {arrow && <Icon name="arrow-right" size={18} className={styles.arrow} />}
    </>
  );
  return to.startsWith("/") ? (
    <Link to={to} className={styles.go} aria-label={label}>
      {inner}
    </Link>
  ) : (
    <a href={to} className={styles.go} aria-label={label}>
      {inner}
    </a>
  );
}
