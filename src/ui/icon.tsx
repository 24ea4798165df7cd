import type { ContentIconName, IconName } from "./icon-names";
import sprite from "./icons.svg";

/** In px (docs/design.md 8). */
const sizes = { mark: 14, small: 16, text: 18, control: 20, large: 22, feature: 26 } as const;

export interface IconProps {
  readonly name: IconName | ContentIconName;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** Hidden from assistive technology: a text or label has the same meaning. */
export function Icon({ name, size = "control", className }: IconProps) {
  return (
    <svg className={className} width={sizes[size]} height={sizes[size]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name.replaceAll("_", "-")}`} />
    </svg>
  );
}
