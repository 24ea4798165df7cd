import type { ButtonHTMLAttributes } from "react";
import { SiteLink } from "./button";
import { Icon, type IconProps } from "./icon";
import type { IconName } from "./icon-names";
import * as styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  readonly icon: IconName;
  readonly label: string;
  readonly lined?: boolean;
  readonly size?: IconProps["size"];
}

export function IconButton({ icon, label, lined = false, size, className, ...rest }: IconButtonProps) {
  const classes = [styles.button, lined ? styles.lined : undefined, className].filter(Boolean).join(" ");
  return (
    <button type="button" className={classes} aria-label={label} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  );
}

interface IconLinkProps extends Pick<IconButtonProps, "icon" | "label" | "className"> {
  readonly to: string;
  readonly target?: "_blank";
}

export function IconLink({ icon, className, ...link }: IconLinkProps) {
  return (
    <SiteLink className={[styles.button, className].filter(Boolean).join(" ")} {...link}>
      <Icon name={icon} />
    </SiteLink>
  );
}
