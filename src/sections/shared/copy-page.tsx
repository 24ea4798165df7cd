import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Crumbs, type Crumb } from "../../ui/crumbs";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import { SideColumn } from "../../ui/side-column";
import * as styles from "./copy-page.module.css";

interface CopyPageProps {
  readonly crumbs: readonly Crumb[];
  /** The h1 of the page. */
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureData | null;
  readonly children: ReactNode;
  readonly formTitle: string;
  /** The enquiry form of the right column, which is the target of `#enquire`. */
  readonly form: ReactNode;
}

/** The column of copy is 890 px wide at most; a picture of 16:9 fills its height of 320 px from 569 px on. */
const pictureSizes = "(min-width: 1376px) 890px, (min-width: 1024px) 60vw, max(100vw, 569px)";

/**
 * A page of copy with an enquiry at its side: service pages (docs/requirements.md 2.11), /sell, /consulting, /legal.
 */
export function CopyPage({ crumbs, title, lead, picture, children, formTitle, form }: CopyPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <Crumbs crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={styles.jump}>
          <ButtonLink to="#enquire" look="gold">
            {formTitle}
          </ButtonLink>
        </div>
        {picture && (
          <div className={styles.photo}>
            <Picture picture={picture} sizes={pictureSizes} eager />
          </div>
        )}
        {children}
      </div>
      <SideColumn id="enquire" label="Enquiry">
        {form}
      </SideColumn>
    </div>
  );
}
