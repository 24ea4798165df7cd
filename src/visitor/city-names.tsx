import { createContext, useContext } from "react";

const CityNames = createContext<readonly string[]>([]);

export const CityNamesProvider = CityNames.Provider;

export function useCityNames(): readonly string[] {
  return useContext(CityNames);
}

interface CityTextProps {
  readonly textOf?: (city: string) => string;
  readonly otherwise?: string;
}

/** The HTML holds the text of every city; the pre-paint script's attributes show one, so hydration changes nothing. */
export function CityText({ textOf = (city) => city, otherwise }: CityTextProps) {
  const cities = useCityNames();
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
