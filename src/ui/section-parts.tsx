import type { ReactNode } from "react";
import * as styles from "./section-parts.module.css";

export interface Copy {
  readonly heading: string;
  readonly lead?: string | null;
  readonly paragraphs: readonly string[];
}

interface CopySectionProps {
  readonly copy: Copy;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  /** `intro`: heading left of the text; `column`: above it. */
  readonly layout?: "intro" | "column";
  readonly className?: string;
}

export function CopySection({ copy, beside, children, layout = "intro", className }: CopySectionProps) {
  const { heading, lead, paragraphs } = copy;
  const classes = ["split-md", styles.copy, styles[layout], className].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {beside}
      </div>
      <div>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {paragraphs.length > 0 && (
          <div className={paragraphs.length > 1 ? styles.several : styles.one}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

interface SectionHeadProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly tools?: ReactNode;
  readonly flush?: boolean;
}

export function SectionHead({ heading, text, tools, flush = false }: SectionHeadProps) {
  return (
    <div className={flush ? undefined : styles.head}>
      <div>
        <h2>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools !== undefined && <div className={`cluster ${styles.tools}`}>{tools}</div>}
    </div>
  );
}
