import { fold } from "../../lib/text";

/** A path segment decoded; the segment itself where it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The city that an address below /city/ leads to (docs/requirements.md 2.1): the one it names, upper or lower case,
 * else the chosen one, else the first of the site. Null for every other address.
 */
export function cityOfPath(
  pathname: string,
  chosenCity: string | null,
  cityNames: readonly string[],
): string | null {
  const part = /^\/city\/([^/]+)/.exec(pathname)?.[1];
  if (part === undefined) return null;
  const named = fold(decoded(part).trim());
  const city = cityNames.find((name) => fold(name) === named);
  return city ?? chosenCity ?? cityNames[0] ?? null;
}
