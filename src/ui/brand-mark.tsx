import * as styles from "./brand-mark.module.css";

/** An arch that is both an A and a doorway. */
export function BrandMark({ size, className }: { readonly size: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.arch} d="M2.5 23.5V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v6.5z" />
      <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v6.5h-5z" />
    </svg>
  );
}
