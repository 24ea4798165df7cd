import type { Copy } from "../../ui/copy-section";
import * as styles from "./aims.module.css";

interface AimsProps {
  readonly aims: readonly Copy[];
}

/** Mission and Vision side by side on navy. */
export function Aims({ aims }: AimsProps) {
  return (
    <section className="sec on-navy">
      <div className={`wrap ${styles.aims}`}>
        {aims.map(({ heading, lead, paragraphs }) => (
          <div key={heading} className={styles.aim}>
            <h2 className={styles.heading}>{heading}</h2>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
