import type { ReactNode } from "react";
import type { PictureData } from "../../lib/picture-data";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import * as styles from "./form-beside-picture.module.css";

interface FormBesidePictureProps {
  readonly picture: PictureData;
  readonly children: ReactNode;
}

/** From 1024 px on it is as high as the form. */
const boxes = [
  { media: "(min-width: 1280px)", width: "40vw", height: 700 },
  { media: "(min-width: 1024px)", width: "40vw", height: 840 },
  { width: "92vw", height: 280 },
] as const;

/**
 * The contact form in seven columns and a photograph of the same height in the other five (docs/requirements.md 2.10).
 */
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
