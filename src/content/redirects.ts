import { routes } from "../config/routes";

/** An address that only leads to another one (docs/decisions/b2-one-address.md). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

interface RedirectSources {
  readonly listings: readonly { readonly listingId: number; readonly path: string }[];
  readonly cities: readonly { readonly name: string }[];
  readonly categories: readonly { readonly slug: string; readonly path: string }[];
}

const namedAliases: readonly Redirect[] = [
  { from: routes.browse, to: routes.results },
  { from: "/privacy", to: routes.privacy },
  { from: "/properties/ready-to-move", to: "/properties/Ready-to-Move" },
  { from: "/interiors", to: routes.service("interior-designs") },
  { from: "/finance", to: routes.service("home-loan") },
  { from: "/property-management", to: routes.service("property-management") },
];

const atTopLevel = ({ path }: { readonly path: string }) => /^\/[^/]+$/.test(path);

/**
 * All aliases of the site. `fixed` ones are few and also known in the browser; `byListing` grow with the catalogue, so
 * only the host files have them, and the browser looks an id up when it is opened.
 */
export function siteRedirects({ listings, cities, categories }: RedirectSources): {
  readonly fixed: Redirect[];
  readonly byListing: Redirect[];
} {
  return {
    fixed: [
      ...namedAliases,
      ...categories
        .filter((category) => atTopLevel(category) && category.path === `/${category.slug}`)
        .filter(({ slug }) => slug !== "dubai-properties")
        .map(({ slug, path }) => ({ from: `/properties/${slug}`, to: path })),
      ...cities.map(({ name }) => ({ from: routes.city(name.toLowerCase()), to: routes.city(name) })),
    ],
    byListing: listings.map(({ listingId, path }) => ({ from: `/property/${listingId}`, to: path })),
  };
}
