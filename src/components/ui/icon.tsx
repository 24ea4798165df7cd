import type { IconName } from "./icon-names";

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon of the sprite; always decoration: the words stand beside it or in the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
