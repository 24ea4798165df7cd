import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../ui/icon";
import * as styles from "./detail-section.module.css";

interface DetailSectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of the property page with its heading. */
export function DetailSection({ heading, id, children }: DetailSectionProps) {
  return (
    <section id={id} className={`deferred ${styles.section}`}>
      <h2 className={`h2-column ${styles.heading}`}>{heading}</h2>
      {children}
    </section>
  );
}

/** What a folded table shows of a row: "On agreement 10%". */
export const figureOf = (row: { readonly label: string; readonly value: string } | undefined) =>
  row && `${row.label} ${row.value}`;

interface FoldProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** What matters most of it, shown while it is closed as well. */
  readonly figure?: string | undefined;
  /** The body; a function receives `isOpen`. */
  readonly children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/** What is looked up and not read, in one line that opens; open where no script runs. */
export function Fold({ title, level = 3, figure, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before it was hydrated.
  useEffect(() => setOpen(details.current?.open === true), []);
  const Heading = `h${level}` as const;
  return (
    <details ref={details} className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Heading className={`hover-line ${styles.title}`}>{title}</Heading>
        {figure !== undefined && <span className="num strong">{figure}</span>}
        <Icon name="plus" size="large" className="when-shut" />
        <Icon name="minus" size="large" className="when-open" />
      </summary>
      <div className={styles.body}>{typeof children === "function" ? children(isOpen) : children}</div>
    </details>
  );
}

/** A section of the property page that is looked up: folded under its heading. */
export function FoldedSection({ id, ...fold }: FoldProps & { readonly id?: string }) {
  return (
    <section id={id} className={`deferred ${styles.folded}`}>
      <Fold level={2} {...fold} />
    </section>
  );
}

/** A section for which the listing has no content: the sentence of the requirements, and what to do. */
export function NothingYet({ message, help }: { readonly message: string; readonly help?: string }) {
  return (
    <div className={`boxed ${styles.nothing}`}>
      <p className={styles.message}>{message}</p>
      {help !== undefined && <p>{help}</p>}
    </div>
  );
}
