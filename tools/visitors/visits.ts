import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";
import { pageDataAddress } from "../../src/gatsby/emitted-files";
import { firstPageBelow } from "../first-page-below";
import type { Touch } from "./watch-page";

/** A visitor in a certain state on a page of a certain kind. */
export interface Visit {
  readonly state: string;
  readonly kind: PageKind;
  /** Path and query. */
  readonly pathname: string;
  readonly stored: Readonly<Record<string, string>>;
  /** The first home is opened and left again by Back; what comes then counts. */
  readonly comesBack?: boolean;
  /** A touch so many milliseconds after the first paint. */
  readonly touch?: { readonly what: Touch; readonly afterMs: number };
}

/** The kinds of pages, each with the first that the build has of it. */
export const kindsOf = (root: string) => ({
  home: "/",
  city: firstPageBelow(root, "city"),
  category: "/apartments",
  results: "/allproperties",
  property: firstPageBelow(root, "property"),
  article: firstPageBelow(root, "blog"),
  text: "/about",
  contact: "/contact",
});

export type PageKind = keyof ReturnType<typeof kindsOf>;

const listData = z.object({
  result: z.object({
    pageContext: z.object({ counts: z.array(z.object({ city: z.string(), count: z.number() })) }),
  }),
});

/** Names of the cities in which a list has homes; undefined for another page. */
function citiesOf(root: string, pathname: string): readonly string[] | undefined {
  const file = path.join(root, pageDataAddress(pathname));
  if (!existsSync(file)) return undefined;
  const list = listData.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return list.data?.result.pageContext.counts.filter(({ count }) => count > 0).map(({ city }) => city);
}

/** The first list, by its path, in which a city of the site has no home. */
function listWithoutCity(
  root: string,
  cities: readonly string[],
): [pathname: string, city: string] | undefined {
  for (const name of readdirSync(root).sort()) {
    const having = citiesOf(root, `/${name}`);
    const lacking = having && cities.find((city) => !having.includes(city));
    if (lacking !== undefined) return [`/${name}`, lacking];
  }
  return undefined;
}

/** Links as visitors share them. */
const sharedLinks: readonly (readonly [kind: PageKind, query: string])[] = [
  ["results", "?bhk=3&city=Goa"],
  ["results", "?q=villa"],
  ["results", "?q=villa&city=Goa"],
  ["category", "?bhk=2"],
];

const touches: readonly (readonly [what: Touch, afterMs: readonly number[], kinds: readonly PageKind[]])[] = [
  ["heart", [100, 600, 1_500], ["home", "category", "results", "property"]],
  ["menu", [100, 600], ["home", "category", "property", "text"]],
  ["letter", [100], ["city", "category", "contact"]],
];

const seen = { [storageKeys.cityPickerSeen]: "1" };
const withCity = (city: string) => ({ ...seen, [storageKeys.selectedCity]: city });

/** Every visit of the table, for the build in `root`. */
export function visitsOf(root: string): Visit[] {
  const pathnames = kindsOf(root);
  const kinds: readonly PageKind[] = [
    "home",
    "city",
    "category",
    "results",
    "property",
    "article",
    "text",
    "contact",
  ];
  const cities = readdirSync(path.join(root, "city")).sort();
  const city = decodeURIComponent(path.basename(pathnames.city));
  const otherCity = citiesOf(root, pathnames.category)?.findLast((name) => name !== city) ?? city;
  const otherPathnames = { ...pathnames, city: `/city/${encodeURIComponent(otherCity)}` };
  const without = listWithoutCity(root, cities);
  const listKinds: readonly PageKind[] = ["city", "category", "results"];
  return [
    ...kinds.map((kind) => ({ state: "first visit", kind, pathname: pathnames[kind], stored: {} })),
    ...kinds.map((kind) => ({
      state: "city stored",
      kind,
      pathname: pathnames[kind],
      stored: withCity(city),
    })),
    ...(["home", "city", "category", "results"] as const).map((kind) => ({
      state: "other city stored",
      kind,
      pathname: otherPathnames[kind],
      stored: withCity(otherCity),
    })),
    ...(without === undefined
      ? []
      : [
          {
            state: "city without such homes",
            kind: "category" as const,
            pathname: without[0],
            stored: withCity(without[1]),
          },
        ]),
    ...sharedLinks.map(([kind, query]) => ({
      state: "shared link",
      kind,
      pathname: pathnames[kind] + query,
      stored: {},
    })),
    ...listKinds.map((kind) => ({
      state: "back",
      kind,
      pathname: pathnames[kind],
      stored: seen,
      comesBack: true,
    })),
    ...touches.flatMap(([what, times, touchedKinds]) =>
      times.flatMap((afterMs) =>
        touchedKinds.map((kind) => ({
          state: `${what} after ${afterMs / 1000} s`,
          kind,
          pathname: pathnames[kind],
          stored: seen,
          touch: { what, afterMs },
        })),
      ),
    ),
  ];
}
