import type { ContentIconName, IconName } from "./icon-names";
import sprite from "./icons.svg";

interface IconProps {
  /** The name, or its spelling as a GraphQL enum. */
  readonly name: IconName | ContentIconName;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * An icon of the sprite, hidden from assistive technology: the text beside it or the control's label says the same. The
 * address of the sprite has its hash, so that browsers keep it: they would ask again for each icon that comes.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name.replaceAll("_", "-")}`} />
    </svg>
  );
}
