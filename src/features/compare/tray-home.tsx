import type { ComparedHome } from "../../catalogue/compared-home";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/picture";
import * as styles from "./compare-tray.module.css";

interface TrayHomeProps {
  readonly slug: string;
  /** Undefined until its file has come; null where it is no longer listed. */
  readonly home: ComparedHome | null | undefined;
  readonly onTakeOut: (home: { readonly slug: string; readonly title: string }) => void;
}

/** A home in the tray, with the button that takes it out. Before its file has come it is named after its slug. */
export function TrayHome({ slug, home, onTakeOut }: TrayHomeProps) {
  const title = home?.title ?? slug.replaceAll("-", " ");
  return (
    <li className={styles.home}>
      <span className={styles.picture}>{home && <Picture picture={home.cover} alt="" sizes="64px" />}</span>
      <span className={styles.title}>
        {title}
        {home === null && ": no longer listed"}
      </span>
      <IconButton
        icon="x"
        size={16}
        label={`Take ${title} out of the comparison`}
        onClick={() => onTakeOut({ slug, title })}
      />
    </li>
  );
}
