import { createContext, useContext, type ReactNode } from "react";

const CityNames = createContext<readonly string[]>([]);

interface CityNamesProviderProps {
  readonly cityNames: readonly string[];
  readonly children: ReactNode;
}

/** Context of the names of the site's cities; a stored city that is not among them counts as none. */
export function CityNamesProvider({ cityNames, children }: CityNamesProviderProps) {
  return <CityNames.Provider value={cityNames}>{children}</CityNames.Provider>;
}

/** Names of the site's cities, in the order of data/cities.json. */
export function useCityNames(): readonly string[] {
  return useContext(CityNames);
}
