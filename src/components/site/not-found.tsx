import { ButtonLink } from "../ui/button";
import * as styles from "./not-found.module.css";

interface NotFoundProps {
  readonly heading: string;
  readonly help: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** Where there is no page: the heading inside the box, one line of help, one action (design guide 9). */
export function NotFound({ heading, help, action }: NotFoundProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.box}>
        <h1>{heading}</h1>
        <p>{help}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
    </div>
  );
}
