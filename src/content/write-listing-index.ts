import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { serialiseIndex, type CatalogueEntry } from "../catalogue/catalogue-index";
import type { LivingWords } from "../catalogue/living";
import { listingIndexPath } from "../catalogue/load-catalogue";
import type { Unit } from "../catalogue/unit";
import { significantWords } from "../lib/significant-words";
import { dataOrStop } from "./data-or-stop";
import { words } from "../lib/text";

interface NamedCity {
  readonly name: string;
  readonly otherNames: readonly string[] | null;
  readonly localities:
    readonly { readonly name: string; readonly otherNames: readonly string[] | null }[] | null;
}

const spaced = (text: string) => ` ${words(text).join(" ")} `;

/** Other names of a listing's city and of the localities that its location names. */
export function otherNamesOf(
  { location, city }: { readonly location: string; readonly city: string },
  cities: readonly NamedCity[],
): { readonly otherCityNames: readonly string[]; readonly otherPlaceNames: readonly string[] } {
  const own = cities.find(({ name }) => name === city);
  const place = spaced(location);
  const localities = own?.localities?.filter(({ name }) => place.includes(spaced(name))) ?? [];
  return {
    otherCityNames: own?.otherNames ?? [],
    otherPlaceNames: localities.flatMap(({ otherNames }) => otherNames ?? []),
  };
}

interface UnitFields extends Pick<Unit, "bedrooms" | "areaSqft" | "areaMaxSqft"> {
  readonly price: { readonly amount: number; readonly amountMax: number; readonly inr: number } | null;
}

/** The highest price is converted at the rate of the lowest. */
function unitOf({ price, ...unit }: UnitFields): Unit {
  const priceInr = price === null ? null : Math.round(price.inr);
  const priceMaxInr =
    price === null || price.amountMax === price.amount
      ? priceInr
      : Math.round((price.inr / price.amount) * price.amountMax);
  return { ...unit, priceInr, priceMaxInr };
}

interface ListingFields extends Omit<
  CatalogueEntry,
  "projectName" | "descriptionWords" | "units" | "position" | keyof LivingWords
> {
  readonly coordinates: CatalogueEntry["position"];
  readonly living: LivingWords;
  readonly units: readonly UnitFields[];
  readonly summary: { readonly projectName: string };
  readonly descriptionText: string;
}

/** A listing as the index has it. */
export function catalogueEntryOf({
  summary,
  descriptionText,
  units,
  coordinates,
  living: { furnishing, facing, pets },
  ...fields
}: ListingFields): CatalogueEntry {
  return {
    ...fields,
    furnishing,
    facing,
    pets,
    position: coordinates,
    units: units.map(unitOf),
    projectName: summary.projectName === fields.title ? null : summary.projectName,
    descriptionWords: significantWords(descriptionText),
  };
}

/** Writes public/listing-index.json for search, filters and wishlist; `ids` are those of the listings, newest first. */
export async function writeListingIndex(
  { graphql, reporter }: CreatePagesArgs,
  ids: readonly string[],
): Promise<void> {
  const { allCity } = await dataOrStop(
    reporter,
    "ListingIndexCities",
    graphql<Queries.ListingIndexCitiesQuery>(`
      query ListingIndexCities {
        allCity {
          nodes {
            name
            otherNames
            localities {
              name
              otherNames
            }
          }
        }
      }
    `),
  );
  const { listings } = await dataOrStop(
    reporter,
    "ListingIndex",
    graphql<Queries.ListingIndexQuery>(
      `
        query ListingIndex($ids: [String!]!) {
          listings(ids: $ids) {
            listingId
            slug
            title
            developer
            location
            city
            tags {
              label
              color
              textColor
            }
            typeWords
            priceLabel {
              text
              amount
              note
            }
            priceFigures {
              min
              max
              currency
              isRate
            }
            price {
              inr
            }
            rate {
              perSqft
              currency
            }
            units {
              bedrooms
              price {
                amount
                amountMax
                inr
              }
              areaSqft
              areaMaxSqft
            }
            unitCurrency
            formerPrice {
              on
              amount
            }
            possession
            deposit
            bedrooms
            bedroomNumbers
            size
            sizeArea {
              minSqft
              maxSqft
              unit
            }
            phone
            registration {
              kind
              numbers
            }
            kinds
            construction
            categories
            isRental
            facilities
            living {
              furnishing
              facing
              pets
            }
            postedAt
            coordinates {
              lat
              lng
            }
            summary {
              projectName
            }
            cover {
              alt
              focus
              file {
                publicURL
                childImageSharp {
                  gatsbyImageData(
                    width: 768
                    aspectRatio: 1.2
                    breakpoints: [210, 420, 768]
                    layout: CONSTRAINED
                  )
                }
              }
            }
            descriptionText
          }
        }
      `,
      { ids },
    ),
  );
  const entries = listings.map((listing) =>
    catalogueEntryOf({ ...listing, ...otherNamesOf(listing, allCity.nodes) }),
  );
  const file = path.resolve("public", listingIndexPath.slice(1));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, serialiseIndex(entries));
}
