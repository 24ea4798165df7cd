import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Crumbs, type Crumb } from "../../ui/page-head";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import { PreferToTalk } from "./prefer-to-talk";
import * as sideColumn from "../../ui/side-column.module.css";
import * as styles from "./copy-page.module.css";

interface CopyPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureData | null;
  readonly children: ReactNode;
  readonly formTitle: string;
  /** Target of `#enquire`. */
  readonly form: ReactNode;
}

const boxes = [
  { media: "(min-width: 1376px)", width: "832px", height: 320 },
  { media: "(min-width: 1024px)", width: "56vw", height: 320 },
  { media: "(min-width: 640px)", width: "100vw - 64px", height: 320 },
  { width: "100vw - 32px", height: 240 },
] as const;

export function CopyPage({ crumbs, title, lead, picture, children, formTitle, form }: CopyPageProps) {
  return (
    <div className={`wrap split ${styles.page}`}>
      <div>
        <Crumbs crumbs={crumbs} />
        <h1 className={`display ${styles.title}`}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={`mt-5 ${styles.jump}`}>
          <ButtonLink to="#enquire" look="gold">
            {formTitle}
          </ButtonLink>
        </div>
        {picture && (
          <div className={`frame ${styles.photo}`}>
            <Picture picture={picture} sizes={boxes} eager />
          </div>
        )}
        {children}
      </div>
      <aside id="enquire" className={`deferred stack ${sideColumn.side}`} aria-label="Enquiry">
        {form}
        <PreferToTalk />
      </aside>
    </div>
  );
}
