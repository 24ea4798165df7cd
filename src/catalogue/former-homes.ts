/**
 * Homes that were on offer and are no longer, and addresses that lead on: one small file of the build, asked for where a
 * visitor meets one of them (docs/decisions/delisted-listings.md).
 */
import { isRecord } from "../lib/json-record";

/** Why a home is no longer on offer, as far as the public is told. */
export const toldClosings = ["sold", "let", "withdrawn"] as const;
export type ToldClosing = (typeof toldClosings)[number];

export interface FormerHome {
  readonly listingId: number;
  readonly slug: string;
  readonly title: string;
  readonly closing: ToldClosing;
  /** Day of it, "2026-11-20"; null where the file of the listing does not say. */
  readonly on: string | null;
  /** Its own page while it has one, its category's after that. */
  readonly path: string;
}

/** A slug that no page has any more, and where its address leads. */
export interface MovedSlug {
  readonly from: string;
  readonly to: string;
}

export interface FormerHomes {
  readonly homes: readonly FormerHome[];
  readonly moved: readonly MovedSlug[];
}

/** Where the build writes them. */
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

/** Asked for once a visit; rejects where it does not come, and the next call tries again. */
export function loadFormerHomes(): Promise<FormerHomes> {
  loading ??= fetchFormerHomes().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The home that an id or a slug names; undefined where none of that name was on offer. */
function formerHomeOf({ homes }: FormerHomes, name: string): FormerHome | undefined {
  return homes.find(({ listingId, slug }) => name === slug || name === String(listingId));
}

/** Where the address of a slug or of an id leads; null where nothing is known of it. */
export function pathOfFormer(former: FormerHomes, name: string): string | null {
  return former.moved.find(({ from }) => from === name)?.to ?? formerHomeOf(former, name)?.path ?? null;
}

const verbs: Readonly<Record<ToldClosing, string>> = {
  sold: "has been sold",
  let: "has been let",
  withdrawn: "is no longer on offer",
};

export interface ToldHome {
  /** The id or slug that it was asked by. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** After its title: "has been sold". */
  readonly became: string;
}

/** What became of the homes of these ids or slugs, as far as the build tells it. Rejects where its file does not come. */
export async function tellOf(names: readonly string[]): Promise<readonly ToldHome[]> {
  const former = await loadFormerHomes();
  return names.flatMap((name) => {
    const known = formerHomeOf(former, name);
    if (known === undefined) return [];
    const { title, path, closing } = known;
    return [{ name, title, path, became: verbs[closing] }];
  });
}
