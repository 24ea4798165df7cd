import { comparedHome, comparedHomePath, type ComparedHome } from "../../catalogue/compared-home";

/** Files asked for in this visit, by slug. */
const files = new Map<string, Promise<ComparedHome | null>>();

async function fetchHome(slug: string): Promise<ComparedHome | null> {
  const response = await fetch(comparedHomePath(slug));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${comparedHomePath(slug)} answered ${response.status}`);
  return comparedHome.decode(await response.json());
}

/**
 * What the build says of a home; null where it lists none of that slug. Asked for once a visit; rejects where it does
 * not come, and the next call tries again.
 */
export function loadComparedHome(slug: string): Promise<ComparedHome | null> {
  const known = files.get(slug);
  if (known !== undefined) return known;
  const file = fetchHome(slug);
  files.set(slug, file);
  file.catch(() => files.delete(slug));
  return file;
}
