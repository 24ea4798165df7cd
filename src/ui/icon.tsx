import type { ContentIconName, IconName } from "./icon-names";

interface IconProps {
  /** The name, or its spelling as a GraphQL enum. */
  readonly name: IconName | ContentIconName;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon of the sprite, hidden from assistive technology: the text beside it or the control's label says the same. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name.replaceAll("_", "-")}`} />
    </svg>
  );
}
