import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import * as styles from "./icon-button.module.css";

/** 48 px. */
export function SquareButton({ label, ...rest }: Omit<IconButtonProps, "icon" | "className">) {
  return <button type="button" className={styles.square} aria-label={label} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  readonly icon: IconName;
  readonly label: string;
  readonly lined?: boolean;
  readonly size?: number;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  lined = false,
  size = 20,
  buttonRef,
  className,
  ...rest
}: IconButtonProps) {
  const classes = [styles.button, lined ? styles.lined : undefined, className].filter(Boolean).join(" ");
  return (
    <button ref={buttonRef} type="button" className={classes} aria-label={label} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  );
}

interface IconLinkProps extends Pick<IconButtonProps, "icon" | "label" | "className"> {
  readonly href: string;
  readonly external?: boolean;
}

export function IconLink({ icon, label, href, external = false, className }: IconLinkProps) {
  const classes = className === undefined ? styles.button : `${styles.button} ${className}`;
  return (
    <a
      href={href}
      className={classes}
      aria-label={label}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
    >
      <Icon name={icon} />
    </a>
  );
}
