import { Link } from "gatsby";
import type { KeyboardEventHandler, MouseEvent, ReactNode } from "react";
import { routes } from "../../config/routes";
import { selectCity } from "./selected-city";

interface CityLinkProps {
  readonly city: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A click that opens another tab or window leaves the choice of this one alone. */
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Link to a city's page that also chooses the city. */
export function CityLink({ city, className, isCurrent = false, onKeyDown, children }: CityLinkProps) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    selectCity(city);
  };
  return (
    <Link
      to={routes.city(city)}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      onKeyDown={onKeyDown}
      onClick={choose}
    >
      {children}
    </Link>
  );
}
