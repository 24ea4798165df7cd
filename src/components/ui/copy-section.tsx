import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./copy-section.module.css";

interface CopySectionProps {
  readonly copy: Queries.CopyFragment;
  /** Below the paragraphs. */
  readonly children?: ReactNode;
  /** `intro`: heading in the left columns, matter in the right; `column`: one below the other. */
  readonly layout?: "intro" | "column";
  readonly className?: string;
}

/** A heading, an opening paragraph in serif and paragraphs after it; two columns of text where there are two or more. */
export function CopySection({ copy, children, layout = "intro", className }: CopySectionProps) {
  const { heading, lead, paragraphs } = copy;
  const classes = [styles.copy, styles[layout], className].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <h2 className={styles.heading}>{heading}</h2>
      <div>
        {lead && <p className={styles.lead}>{lead}</p>}
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

export const copyFragment = graphql`
  fragment Copy on CopySection {
    heading
    lead
    paragraphs
  }
`;
