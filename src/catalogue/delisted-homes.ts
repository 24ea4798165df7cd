/** Homes no longer on offer and addresses that moved, one file of the build (docs/decisions/delisted-listings.md). */
import { isRecord } from "../lib/json-record";

export const toldClosings = ["sold", "let", "withdrawn"] as const;
export type ToldClosing = (typeof toldClosings)[number];

export interface FormerHome {
  readonly listingId: number;
  readonly slug: string;
  readonly title: string;
  readonly closing: ToldClosing;
  /** ISO day; null where the listing's file does not say. */
  readonly on: string | null;
  readonly path: string;
}

export interface MovedSlug {
  readonly from: string;
  readonly to: string;
}

export interface FormerHomes {
  readonly homes: readonly FormerHome[];
  readonly moved: readonly MovedSlug[];
}

export const formerHomesPath = "/former-homes.json";

function isFormerHomes(json: unknown): json is FormerHomes {
  return isRecord(json) && Array.isArray(json.homes) && Array.isArray(json.moved);
}

let loading: Promise<FormerHomes> | null = null;

async function fetchFormerHomes(): Promise<FormerHomes> {
  const response = await fetch(formerHomesPath);
  if (!response.ok) throw new Error(`${formerHomesPath} answered ${response.status}`);
  const former: unknown = await response.json();
  if (!isFormerHomes(former)) throw new TypeError(`${formerHomesPath} is no list of former homes`);
  return former;
}

/** Loaded once a visit; rejects on failure, and the next call tries again. */
export function loadFormerHomes(): Promise<FormerHomes> {
  loading ??= fetchFormerHomes().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function formerHomeOf({ homes }: FormerHomes, name: string): FormerHome | undefined {
  return homes.find(({ listingId, slug }) => name === slug || name === String(listingId));
}

/** Where the address of a slug or an id leads; null where it is not known. */
export function pathOfFormer(former: FormerHomes, name: string): string | null {
  return former.moved.find(({ from }) => from === name)?.to ?? formerHomeOf(former, name)?.path ?? null;
}

const verbs: Readonly<Record<ToldClosing, string>> = {
  sold: "has been sold",
  let: "has been let",
  withdrawn: "is no longer on offer",
};

export interface ToldHome {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly became: string;
}

/** What became of the homes of these ids or slugs, unknown ones left out. Rejects where the file does not load. */
export async function tellOf(names: readonly string[]): Promise<readonly ToldHome[]> {
  const former = await loadFormerHomes();
  return names.flatMap((name) => {
    const known = formerHomeOf(former, name);
    if (known === undefined) return [];
    const { title, path, closing } = known;
    return [{ name, title, path, became: verbs[closing] }];
  });
}
