import type { ReactNode } from "react";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import * as styles from "./form-beside-picture.module.css";

interface FormBesidePictureProps {
  readonly picture: PictureData;
  readonly children: ReactNode;
}

/**
 * The contact form in seven columns and a photograph of the same height in the other five (docs/requirements.md 2.10).
 */
export function FormBesidePicture({ picture, children }: FormBesidePictureProps) {
  return (
    <div className={`wrap ${styles.split}`}>
      <div>{children}</div>
      <div className={styles.photo}>
        <Picture picture={picture} sizes="(min-width: 1376px) 520px, (min-width: 1024px) 40vw, 100vw" />
      </div>
    </div>
  );
}
