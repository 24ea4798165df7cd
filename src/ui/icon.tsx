import type { IconName } from "./icon-names";

interface IconProps<Name extends string> {
  readonly name: Name;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon that content names. The content schemas allow only names of the sprite, but GraphQL gives a plain string. */
export function ContentIcon({ name, size = 20, className }: IconProps<string>) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** An icon of the sprite, hidden from assistive technology: the text beside it or the control's label says the same. */
export function Icon(props: IconProps<IconName>) {
  return ContentIcon(props);
}
