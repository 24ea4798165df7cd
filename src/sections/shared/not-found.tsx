import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { EmptyBox } from "../../ui/empty-box";
import * as styles from "./not-found.module.css";

interface NotFoundProps {
  readonly heading: string;
  readonly help: string;
  readonly action: { readonly label: string; readonly to: string };
  /** May come later; CSS keeps room for it. */
  readonly children?: ReactNode;
}

/** docs/design.md 9 */
export function NotFound({ heading, help, action, children }: NotFoundProps) {
  return (
    <div className={styles.screen}>
      <div className={`wrap ${styles.page}`}>
        <EmptyBox message={heading} help={help} headingLevel={1}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </EmptyBox>
      </div>
      {children}
    </div>
  );
}
