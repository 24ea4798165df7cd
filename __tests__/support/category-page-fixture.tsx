import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";
import { countByCity } from "../../src/catalogue/page-contexts";
import { offeredWords } from "../../src/catalogue/livability";
import type { CategoryPageForm } from "../../src/catalogue/taxonomy";
import { CategoryPage } from "../../src/features/search/category/category-page";
import contentCategories from "../site-content/categories.json";
import { aCatalogueEntry } from "./a-catalogue-entry";
import { decoded } from "./catalogue-listings";
import { visitedFrom } from "./visitor";

export const cities = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];
const villas = [{ label: "VILLAS", color: "#0B6138", textColor: "#FFFFFF" }];
const categories: readonly string[] = ["apartments", "new-projects", "resale"];
export const categoryListings = [
  aCatalogueEntry({ listingId: 1, title: "Orchard Row", categories, bedroomNumbers: [2, 3] }),
  aCatalogueEntry({ listingId: 2, title: "Lake House", categories, tags: villas, bedroomNumbers: [4] }),
  aCatalogueEntry({ listingId: 3, title: "Powai Court", categories, city: "Mumbai", location: "Powai" }),
  aCatalogueEntry({
    ...{ listingId: 4, title: "Marsa Creek", categories: [], city: "Dubai", location: "Creek Harbour" },
    description: "A promenade with moorings.",
  }),
  aCatalogueEntry({
    ...{ listingId: 5, title: "Palm Shore", categories: [], city: "Dubai", location: "Jumeirah" },
    tags: villas,
  }),
];

const categoryOf = (slug: string) => {
  const found = contentCategories.find((category) => category.slug === slug);
  if (found === undefined) throw new Error(`no category ${slug}`);
  return found;
};

/** For each form of the page a category of the tests' content. */
export const categoryTexts = {
  generic: categoryOf("apartments"),
  stage: categoryOf("new-projects"),
  deal: categoryOf("resale"),
  dubai: categoryOf("dubai-properties"),
};

/** A category page of the form, with the listings above unless others are given. */
export function categoryPage(
  form: CategoryPageForm,
  {
    selectedCity = null,
    page = 1,
    pageCount = 1,
    cardCount,
    listings = categoryListings,
    forSale = null,
  }: CategoryPageOptions = {},
) {
  const { slug, noun, singular, emptyMessage, searchPlaceholder } = categoryTexts[form];
  const members = listings.filter((listing) =>
    form === "dubai" ? listing.city === "Dubai" : listing.categories.includes(slug),
  );
  const listed = members.filter(({ isRental }) => forSale === null || !isRental);
  return visitedFrom(
    selectedCity,
    cities,
    <CategoryPage
      heading="Heading"
      strapLine="Strap line"
      searchAlert={(words) => <p>Tell me: {words}</p>}
      crumbs={[{ label: "Home", to: "/" }, { label: "Here" }]}
      category={{
        ...{ slug, label: "Here", noun, singular, page: form, emptyMessage, searchPlaceholder },
        ...{ notice: null, forSale },
      }}
      paging={{
        page,
        pageCount,
        pageSize: 24,
        total: listed.length,
        listPath: "/list",
        counts: countByCity(listed),
        offered: offeredWords(members),
        isMixed: new Set(members.map(({ isRental }) => isRental)).size > 1,
        tags: members.flatMap(({ tags }) => tags.map(({ label }) => label)),
      }}
      cards={decoded(listed.slice(0, cardCount))}
    />,
  );
}

export interface CategoryPageOptions {
  readonly selectedCity?: string | null;
  readonly page?: number;
  readonly pageCount?: number;
  readonly listings?: readonly CatalogueEntry[];
  /** Whether it lists homes to let only where they are asked for. */
  readonly forSale?: true | null;
  /** Number of cards on the page; all by default. */
  readonly cardCount?: number;
}
