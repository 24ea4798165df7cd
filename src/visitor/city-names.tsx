import { createContext, useContext, type ReactNode } from "react";

const CityNames = createContext<readonly string[]>([]);

interface CityNamesProviderProps {
  readonly cityNames: readonly string[];
  readonly children: ReactNode;
}

export function CityNamesProvider({ cityNames, children }: CityNamesProviderProps) {
  return <CityNames.Provider value={cityNames}>{children}</CityNames.Provider>;
}

export function useCityNames(): readonly string[] {
  return useContext(CityNames);
}
