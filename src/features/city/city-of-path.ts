import { fold } from "../../lib/text";

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** City of an address below /city/, else the selected, else the first (docs/requirements.md 2.1); null elsewhere. */
export function cityOfPath(
  pathname: string,
  selectedCity: string | null,
  cityNames: readonly string[],
): string | null {
  const part = /^\/city\/([^/]+)/.exec(pathname)?.[1];
  if (part === undefined) return null;
  const named = fold(decoded(part).trim());
  const city = cityNames.find((name) => fold(name) === named);
  return city ?? selectedCity ?? cityNames[0] ?? null;
}
