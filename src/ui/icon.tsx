import type { IconName } from "./icon-names";

interface IconProps<Name extends string> {
  readonly name: Name;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** The icon that a piece of content names: its schema allows only icons that are drawn (src/content/schemas). */
export function ContentIcon({ name, size = 20, className }: IconProps<string>) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** A line icon of the sprite; always decoration: the words stand beside it or in the control's label. */
export function Icon(props: IconProps<IconName>) {
  return ContentIcon(props);
}
