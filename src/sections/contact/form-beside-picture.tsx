import type { ReactNode } from "react";
import type { PictureData } from "../../lib/picture-data";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import * as styles from "./form-beside-picture.module.css";

interface FormBesidePictureProps {
  readonly picture: PictureData;
  readonly children: ReactNode;
}

/** As high as the form from 1024 px. */
const boxes = [
  { media: "(min-width: 1280px)", width: "40vw", height: 700 },
  { media: "(min-width: 1024px)", width: "40vw", height: 840 },
  { width: "92vw", height: 280 },
] as const;

export function FormBesidePicture({ picture, children }: FormBesidePictureProps) {
  return (
    <div className={`wrap ${styles.split}`}>
      <div>{children}</div>
      <div className={styles.photo}>
        <Picture picture={picture} sizes={coverSizes(picture, boxes)} />
      </div>
    </div>
  );
}
