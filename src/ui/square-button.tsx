import type { ButtonHTMLAttributes } from "react";
import * as styles from "./square-button.module.css";

interface SquareButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label" | "className"
> {
  /** Accessible name. */
  readonly label: string;
}

/** A square of 48 px on the picture of a card. */
export function SquareButton({ label, ...rest }: SquareButtonProps) {
  return <button type="button" className={styles.square} aria-label={label} {...rest} />;
}
