import type { ContentIconName, IconName } from "./icon-names";
import sprite from "./icons.svg";

interface IconProps {
  readonly name: IconName | ContentIconName;
  readonly size?: number;
  readonly className?: string;
}

/** Hidden from assistive technology: a text or label says the same. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name.replaceAll("_", "-")}`} />
    </svg>
  );
}
