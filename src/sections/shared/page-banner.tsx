import { Crumbs, type Crumb } from "../../ui/page-head";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import { SlowZoom } from "./slow-zoom";
import * as styles from "./page-banner.module.css";

interface PageBannerProps {
  readonly title: string;
  readonly strapLine: string | null;
  readonly picture: PictureData;
  readonly crumbs: readonly Crumb[];
}

const boxes = [
  { media: "(min-width: 640px)", width: "100vw", height: 320 },
  { width: "100vw", height: 220 },
] as const;

export function PageBanner({ title, strapLine, picture, crumbs }: PageBannerProps) {
  return (
    <>
      <div className={styles.banner}>
        <SlowZoom>
          <Picture picture={picture} sizes={boxes} eager />
        </SlowZoom>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.plate}>
            <h1>{title}</h1>
            <p>{strapLine || "Your home our priority"}</p>
          </div>
        </div>
      </div>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
      </div>
    </>
  );
}
