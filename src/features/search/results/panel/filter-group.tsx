import { useId, type ReactNode, type Ref } from "react";
import * as styles from "./filter-panel.module.css";

interface FilterGroupProps {
  readonly label: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The fields of one filter under their name. */
export function FilterGroup({ label, box, children }: FilterGroupProps) {
  const id = useId();
  return (
    <div ref={box} role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {label}
      </p>
      {children}
    </div>
  );
}
