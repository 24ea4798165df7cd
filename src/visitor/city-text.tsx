interface CityTextProps {
  /** Names of the cities; the HTML holds the text of each. */
  readonly cities: readonly string[];
  /** The text for a city; its name when absent. */
  readonly textOf?: (city: string) => string;
  /** The text for a visitor without a city; nothing when absent. */
  readonly otherwise?: string;
}

/**
 * A text that depends on the visitor's city. The HTML holds it for every city; attributes that the pre-paint script
 * sets on `<html>` show the right one, so that it is there at the first paint and hydration changes nothing.
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
