import { Icon } from "./icon";
import { iconNames } from "./icon-names";

interface ContentIconProps {
  /** Name that content gives; its schema allows only icons that are drawn. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** The icon that a piece of content names; nothing where no such icon is drawn. */
export function ContentIcon({ name, size, className }: ContentIconProps) {
  const drawn = iconNames.find((candidate) => candidate === name);
  return drawn === undefined ? null : <Icon name={drawn} size={size} className={className} />;
}
