import { Crumbs, type Crumb } from "./crumbs";
import * as styles from "./page-banner.module.css";
import type { PictureData } from "../lib/picture-data";
import { Picture } from "./picture";
import { SlowZoom } from "./slow-zoom";

interface PageBannerProps {
  /** The h1 of the page. */
  readonly title: string;
  readonly strapLine: string;
  readonly picture: PictureData;
  readonly crumbs: readonly Crumb[];
}

/** For a 16:9 picture: covering a banner 220 px high, as it is below 640 px, takes at least 392 px of width. */
const bannerSizes = "(min-width: 640px) 100vw, max(100vw, 392px)";

/**
 * Banner of about, contact and blogs: a slowly moving picture (docs/requirements.md 9), the title on a white
 * plate in its lower left corner, and the breadcrumbs below it.
 */
export function PageBanner({ title, strapLine, picture, crumbs }: PageBannerProps) {
  return (
    <>
      <div className={styles.banner}>
        <SlowZoom>
          <Picture picture={picture} sizes={bannerSizes} eager />
        </SlowZoom>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.plate}>
            <h1>{title}</h1>
            <p>{strapLine}</p>
          </div>
        </div>
      </div>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
      </div>
    </>
  );
}
