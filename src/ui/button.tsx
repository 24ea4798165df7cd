import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";

/** navy: submits; gold: the one main invitation in view; outline: secondary; quiet: resets or cancels. */
type ButtonLook = "navy" | "gold" | "outline" | "quiet";

interface Look {
  readonly look?: ButtonLook;
  readonly block?: boolean;
  readonly className?: string;
}

function classesOf({ look = "navy", block = false, className }: Look): string {
  return [styles.button, styles[look], block ? styles.block : undefined, className].filter(Boolean).join(" ");
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">, Look {
  /** Spinner only; the caller sets the label and disables the button. */
  readonly busy?: boolean;
}

export function Button({
  look,
  block,
  className,
  busy = false,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classesOf({ look, block, className })}
      data-busy={busy ? "" : undefined}
      {...rest}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  readonly to: string;
  readonly children: ReactNode;
  readonly target?: "_blank";
  readonly label?: string;
}

/** A link that looks like a button; an address that starts with "/" uses the router. */
export function ButtonLink({ to, children, target, label, ...look }: ButtonLinkProps) {
  const className = classesOf(look);
  if (to.startsWith("/") && target === undefined) {
    return (
      <Link to={to} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  const rel = target === "_blank" ? "noopener" : undefined;
  return (
    <a href={to} className={className} target={target} rel={rel} aria-label={label}>
      {children}
    </a>
  );
}
