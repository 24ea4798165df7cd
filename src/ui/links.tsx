import { Link, navigate } from "gatsby";
import type { ReactNode, MouseEvent } from "react";
import { isPlainClick } from "../lib/keys";
import { SiteLink } from "./button";
import { Icon } from "./icon";
import * as styles from "./links.module.css";

declare global {
  interface Window {
    /** The Navigation API, which TypeScript's types lack and older browsers too; its entries are of this site alone. */
    readonly navigation?: { readonly canGoBack: boolean };
  }
}

interface BackLinkProps {
  readonly fallbackPath: string;
  readonly className?: string;
  /** Then always leads to `fallbackPath`; "Back" when absent. */
  readonly children?: ReactNode;
}

/** Goes back in history, which keeps the page's state; without history leads to `fallbackPath`. */
export function BackLink({ fallbackPath, className, children }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    // Without the API: the router sets a state for each page it leads to.
    const isFirstPage = !(window.navigation?.canGoBack ?? window.history.state !== null);
    if (children !== undefined || isFirstPage || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  const classes = `screen-only hover-line tap ${styles.back} ${className ?? ""}`;
  return (
    <Link to={fallbackPath} className={classes} onClick={goBack}>
      <Icon name="arrow-left" size="text" />
      {children ?? "Back"}
    </Link>
  );
}

interface GoLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly arrow?: boolean;
  readonly label?: string;
}

export function GoLink({ to, children, arrow = false, label }: GoLinkProps) {
  return (
    <SiteLink to={to} className="go" label={label}>
      <span>{children}</span>
      {arrow && <Icon name="arrow-right" size="text" className="arrow" />}
    </SiteLink>
  );
}
