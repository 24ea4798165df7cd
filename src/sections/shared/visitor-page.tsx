import { Link } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../config/routes";
import { BackLink } from "../../ui/links";
import * as styles from "./visitor-page.module.css";

interface VisitorPageProps {
  readonly title: string;
  /** Little room below the title. */
  readonly compact?: boolean;
  /** Where "Back" leads without history; without it there is no such link. */
  readonly backTo?: string;
  readonly withoutScript: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of homes that the browser or the address holds, so that the built page has none. */
export function VisitorPage(props: VisitorPageProps) {
  const { title, compact = false, backTo, withoutScript, className, children } = props;
  return (
    <div className={["wrap", styles.page, className].filter(Boolean).join(" ")}>
      {backTo !== undefined && <BackLink fallbackPath={backTo} />}
      <h1 className={compact ? `${styles.title} ${styles.compact}` : styles.title}>{title}</h1>
      <noscript>
        <p className={styles.note}>
          {withoutScript}{" "}
          <Link className="link" to={routes.results}>
            Browse Properties
          </Link>
        </p>
      </noscript>
      {children}
    </div>
  );
}
