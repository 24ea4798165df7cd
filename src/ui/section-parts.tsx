import type { ReactNode } from "react";
import * as styles from "./section-parts.module.css";

/** A titled block of content: `section` of the content schemas. */
export interface Copy {
  readonly heading: string;
  readonly lead?: string | null;
  readonly paragraphs: readonly string[];
}

interface CopySectionProps {
  readonly copy: Copy;
  /** Below the heading: a picture. */
  readonly beside?: ReactNode;
  /** Below the paragraphs. */
  readonly children?: ReactNode;
  /** `intro`: heading in the left columns, text in the right; `column`: one below the other. */
  readonly layout?: "intro" | "column";
  readonly className?: string;
}

/**
 * A heading, an opening paragraph in serif and paragraphs after it; two columns of text where there are two or more.
 */
export function CopySection({ copy, beside, children, layout = "intro", className }: CopySectionProps) {
  const { heading, lead, paragraphs } = copy;
  const classes = [styles.copy, styles[layout], className].filter(Boolean).join(" ");
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
  /** A line below the heading. */
  readonly text?: string | null;
  /** Shown right of the heading from 640 px. */
  readonly tools?: ReactNode;
  /** Without a margin below, as in the head of a carousel, which has its own. */
  readonly flush?: boolean;
}

/** Head of a section: its heading, a line below it, tools at the right. */
export function SectionHead({ heading, text, tools, flush = false }: SectionHeadProps) {
  return (
    <div className={flush ? undefined : styles.head}>
      <div>
        <h2>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
