import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import * as styles from "./button.module.css";

interface Look {
  /** navy: submits; gold: the one main invitation in view; outline: secondary; quiet: resets or cancels. */
  readonly look?: "navy" | "gold" | "outline" | "quiet";
  readonly block?: boolean;
  readonly className?: string;
}

function classesOf({ look = "navy", block = false, className }: Look): string {
  return [styles.button, styles[look], block ? styles.block : undefined, className].filter(Boolean).join(" ");
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">, Look {
  /** Before the words. */
  readonly icon?: IconName;
  /** Spinner only; the caller sets the label and disables the button. */
  readonly busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look, block, className, icon, busy = false, type = "button", children, ...rest } = props;
  return (
    <button
      type={type}
      className={classesOf({ look, block, className })}
      data-busy={busy ? "" : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} size="text" />}
      {children}
    </button>
  );
}

interface SiteLinkProps {
  readonly to: string;
  readonly target?: "_blank" | undefined;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** An address that starts with "/" uses the router. */
export function SiteLink({ to, target, className, label, children }: SiteLinkProps) {
  if (to.startsWith("/") && target === undefined) {
    return (
      <Link to={to} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className} target={target} rel={target && "noopener"} aria-label={label}>
      {children}
    </a>
  );
}

type ButtonLinkProps = SiteLinkProps & Look & Pick<ButtonProps, "icon">;

export function ButtonLink({ look, block, className, icon, children, ...link }: ButtonLinkProps) {
  return (
    <SiteLink className={classesOf({ look, block, className })} {...link}>
      {icon && <Icon name={icon} size="text" />}
      {children}
    </SiteLink>
  );
}
