import { Link } from "gatsby";
import type { KeyboardEventHandler, MouseEvent, ReactNode } from "react";
import { routes } from "../../config/routes";
import { choosesCity } from "../../lib/early-clicks";
import { isPlainClick } from "../../lib/keys";
import { chooseCity, useSelectedCity } from "../../visitor/selected-city";

interface CityLinkProps {
  readonly city: string;
  readonly className?: string;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** Also chooses the city, except in another tab; Home shows the selected city without navigating. */
export function CityLink({ city, className, onKeyDown, children }: CityLinkProps) {
  const isCurrent = useSelectedCity() === city;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    chooseCity(city);
    if (window.location.pathname === routes.home) event.preventDefault();
  };
  return (
    <Link
      to={routes.city(city)}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      onKeyDown={onKeyDown}
      {...choosesCity(city)}
      onClick={choose}
    >
      {children}
    </Link>
  );
}
