import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";
import { UnitFields } from "./unit-fields";
import * as styles from "./units-disclosure.module.css";

interface UnitsDisclosureProps {
  /** The ids of its fields begin with it. */
  readonly id: string;
  /** Its panel stands in the flow of the page, as at its foot, and not over it. */
  readonly inFlow?: boolean;
}

/**
 * "Units & currency" with its fields in a panel, by the platform: it opens without React. Escape and a press
 * outside close a panel that stands over the page.
 */
export function UnitsDisclosure({ id, inFlow = false }: UnitsDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The page would become shorter under the finger.
    if (inFlow) return undefined;
    const close = (event: Event) => {
      const box = details.current;
      if (box === null || !box.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        if (box.contains(document.activeElement)) box.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, [inFlow]);
  return (
    <details ref={details} className={inFlow ? `${styles.box} ${styles.inFlow}` : styles.box}>
      <summary className={styles.summary}>
        Units &amp; currency
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.panel}>
        <UnitFields id={id} />
      </div>
    </details>
  );
}
