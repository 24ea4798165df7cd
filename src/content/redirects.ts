import { routes, slugOf } from "../config/routes";
import { toldDelistings, type DelistedHomes } from "../catalogue/delisted-homes";

/** An address that only leads to another one (docs/decisions/addresses.md). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export type DelistedListingHead = Queries.BuildFilesQuery["allDelistedListing"]["nodes"][number];

type OfferedHome = Pick<DelistedListingHead, "listingId" | "path" | "formerSlugs">;

interface HomesWithAddresses {
  readonly listings: readonly OfferedHome[];
  readonly delisted: readonly DelistedListingHead[];
}

interface RedirectSources extends HomesWithAddresses {
  readonly cities: readonly { readonly name: string }[];
  readonly categories: readonly { readonly slug: string; readonly path: string }[];
}

/** Addresses that the requirements link, so the browser has them too. */
export const linkedAliases: readonly Redirect[] = [
  { from: routes.browse, to: routes.results },
  { from: "/interiors", to: routes.service("interior-designs") },
  { from: "/finance", to: routes.service("home-loan") },
  { from: "/property-management", to: routes.service("property-management") },
];

/** Its page while it has one, then its category. */
function addressAfter({ hasPage, path, isRental, typeCategory }: DelistedListingHead): string {
  if (hasPage) return path;
  return isRental ? routes.rent : (typeCategory?.path ?? routes.results);
}

function redirectsOfListings({ listings, delisted }: HomesWithAddresses): Redirect[] {
  const moved = (slugs: readonly string[], to: string) =>
    slugs.map((slug) => ({ from: routes.listing(slug), to }));
  return [
    ...listings.flatMap(({ formerSlugs, path }) => moved(formerSlugs, path)),
    ...delisted.flatMap((home) =>
      moved([...(home.hasPage ? [] : [home.slug]), ...home.formerSlugs], addressAfter(home)),
    ),
  ];
}

const byId = ({ listings, delisted }: HomesWithAddresses): Redirect[] => [
  ...listings.map(({ listingId, path }) => ({ from: `/property/${listingId}`, to: path })),
  ...delisted
    .filter(({ delisting }) => delisting !== "expired")
    .map((home) => ({ from: `/property/${home.listingId}`, to: addressAfter(home) })),
];

/** One that leads to itself would never end: that of a city with a name in small letters. */
const leadsOn = ({ from, to }: Redirect) => from !== to;

/** For hosts; `byListing` grow with the catalogue: former addresses first, as a host leaves out the last of too many. */
export function siteRedirects({ listings, delisted, cities, categories }: RedirectSources) {
  return {
    fixed: [
      ...linkedAliases,
      { from: "/privacy", to: routes.privacy },
      { from: "/properties/ready-to-move", to: "/properties/Ready-to-Move" },
      ...categories
        .filter(({ slug, path }) => path === `/${slug}` && path !== routes.dubai)
        .map(({ slug, path }) => ({ from: `/properties/${slug}`, to: path })),
      ...cities.map(({ name }) => ({ from: routes.city(name.toLowerCase()), to: routes.city(name) })),
    ].filter(leadsOn),
    byListing: [...redirectsOfListings({ listings, delisted }), ...byId({ listings, delisted })].filter(
      leadsOn,
    ),
  };
}

/** What the browser loads about homes no longer on offer; nothing of one that expired but where its address leads. */
export function delistedHomesOf(addresses: HomesWithAddresses): DelistedHomes {
  const homes = addresses.delisted.flatMap((home) => {
    const delisting = toldDelistings.find((each) => each === home.delisting);
    if (delisting === undefined) return [];
    const { listingId, slug, title, delistedOn } = home;
    return [{ listingId, slug, title, delisting, on: delistedOn, path: addressAfter(home) }];
  });
  const moved = redirectsOfListings(addresses).map(({ from, to }) => ({ from: slugOf(from), to }));
  return { homes, moved };
}
