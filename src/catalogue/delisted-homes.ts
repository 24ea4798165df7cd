/** Homes no longer on offer and addresses that moved, one file of the build (docs/decisions/delisted-listings.md). */
import { isRecord } from "../lib/json-record";
import { loadOnce } from "../lib/memoize";

export const toldDelistings = ["sold", "let", "withdrawn"] as const;
type ToldDelisting = (typeof toldDelistings)[number];

interface DelistedHome {
  readonly listingId: number;
  readonly slug: string;
  readonly title: string;
  readonly delisting: ToldDelisting;
  /** ISO day; null where the listing's file does not say. */
  readonly on: string | null;
  readonly path: string;
}

export interface DelistedHomes {
  readonly homes: readonly DelistedHome[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

export const delistedHomesPath = "/delisted-homes.json";

function isDelistedHomes(json: unknown): json is DelistedHomes {
  return isRecord(json) && Array.isArray(json.homes) && Array.isArray(json.moved);
}

/** Loaded once a visit; rejects on failure, and the next call tries again. */
export const loadDelistedHomes = loadOnce(async (): Promise<DelistedHomes> => {
  const response = await fetch(delistedHomesPath);
  if (!response.ok) throw new Error(`${delistedHomesPath} answered ${response.status}`);
  const delisted: unknown = await response.json();
  if (!isDelistedHomes(delisted)) throw new TypeError(`${delistedHomesPath} is no list of delisted homes`);
  return delisted;
});

function delistedHomeOf({ homes }: DelistedHomes, name: string): DelistedHome | undefined {
  return homes.find(({ listingId, slug }) => name === slug || name === String(listingId));
}

/** Where the address of a slug or an id leads; null where it is not known. */
export function pathOfDelisted(delisted: DelistedHomes, name: string): string | null {
  return delisted.moved.find(({ from }) => from === name)?.to ?? delistedHomeOf(delisted, name)?.path ?? null;
}

const verbs: Readonly<Record<ToldDelisting, string>> = {
  sold: "has been sold",
  let: "has been let",
  withdrawn: "is no longer on offer",
};

export type ToldHome = Awaited<ReturnType<typeof tellOf>>[number];

/** What became of the homes of these ids or slugs, unknown ones left out. Rejects where the file does not load. */
export async function tellOf(names: readonly string[]) {
  const delisted = await loadDelistedHomes();
  return names.flatMap((name) => {
    const known = delistedHomeOf(delisted, name);
    return known ? [{ name, title: known.title, path: known.path, became: verbs[known.delisting] }] : [];
  });
}
