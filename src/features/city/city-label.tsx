import { useCityNames } from "../../visitor/city-names";

/**
 * Name of the chosen city; empty without one. Every name is in the HTML and the marks on `<html>` show the right one,
 * so that it stands there at the first paint and hydration changes nothing (shell/pre-paint, decision B1).
 */
export function CityLabel() {
  return (
    <span data-with-city="">
      {useCityNames().map((name) => (
        <span key={name} data-in-city={name}>
          {name}
        </span>
      ))}
    </span>
  );
}
