import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../ui/icon";
import * as styles from "./cost-disclosure.module.css";

interface CostDisclosureProps {
  readonly title: string;
  /** The total, shown while it is closed as well. */
  readonly figure?: string;
  /** Renders the body; `isOpen` is true once the reader has opened it. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A cost in one line that opens to show how it is calculated. */
export function CostDisclosure({ title, figure, children }: CostDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before it was hydrated.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details ref={details} className={styles.cost} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {figure !== undefined && <span className={`num ${styles.figure}`}>{figure}</span>}
        <Icon name="plus" size={22} className={styles.plus} />
        <Icon name="minus" size={22} className={styles.minus} />
      </summary>
      <div className={styles.body}>{children(isOpen)}</div>
    </details>
  );
}
