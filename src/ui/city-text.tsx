interface CityTextProps {
  /** Names of the cities; the text of each stands in the HTML. */
  readonly cities: readonly string[];
  /** The text for a city; its name when absent. */
  readonly textOf?: (city: string) => string;
  /** The text for a visitor without a city; nothing when absent. */
  readonly otherwise?: string;
}

/**
 * A text that depends on the visitor's city. The HTML holds it for every city and the marks on `<html>` show the right
 * one, so that it stands there at the first paint and hydration changes nothing.
 */
export function CityText({ cities, textOf = (city) => city, otherwise }: CityTextProps) {
  return (
    <>
      {otherwise !== undefined && <span data-without-city="">{otherwise}</span>}
      <span data-with-city="">
        {cities.map((city) => (
          <span key={city} data-in-city={city}>
            {textOf(city)}
          </span>
        ))}
      </span>
    </>
  );
}
