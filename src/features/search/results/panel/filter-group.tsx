import { type ReactNode, type Ref } from "react";
import * as styles from "./filter-panel.module.css";

interface FilterGroupProps {
  /** Of the element with its name. */
  readonly id: string;
  readonly label: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The fields of one filter under their name. */
export function FilterGroup({ id, label, box, children }: FilterGroupProps) {
  return (
    <div ref={box} role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {label}
      </p>
      {children}
    </div>
  );
}
