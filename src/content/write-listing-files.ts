import type { CreatePagesArgs } from "gatsby";
import { serialiseIndex, type CatalogueEntry } from "../catalogue/catalogue-index";
import { comparedHomePath, comparedHomesFolder } from "../catalogue/compared-home";
import { listingIndexPath } from "../catalogue/load-catalogue";
import { replacePublicFolder, writePublicFiles } from "./build-files/public-files";
import { comparedHomeOf } from "./compared-home-of";
import { dataOrStop } from "./graphql";
import type { ListedHome } from "../catalogue/offer";
import type { LivabilityWords } from "../catalogue/livability";
import { significantWords } from "../lib/significant-words";
import { words } from "../lib/text";

type NamedCity = Queries.ListingFilesQuery["allCity"]["nodes"][number];

const spaced = (text: string) => ` ${words(text).join(" ")} `;

/** Other names of a listing's city and of the localities that its location names. */
export function otherNamesOf(
  { location, city }: Pick<ListedHome, "location" | "city">,
  cities: readonly NamedCity[],
): Pick<CatalogueEntry, "otherCityNames" | "otherPlaceNames"> {
  const namedCity = cities.find(({ name }) => name === city);
  const spacedLocation = spaced(location);
  const localities = namedCity?.localities?.filter(({ name }) => spacedLocation.includes(spaced(name))) ?? [];
  return {
    otherCityNames: namedCity?.otherNames ?? [],
    otherPlaceNames: localities.flatMap(({ otherNames }) => otherNames ?? []),
  };
}

type ListingFields = Omit<
  CatalogueEntry,
  "projectName" | "descriptionWords" | "position" | keyof LivabilityWords
> &
  Pick<ListedHome, "coordinates" | "summary" | "descriptionText"> & { readonly livability: LivabilityWords };

/** A listing as the search index has it. */
export function catalogueEntryOf({
  summary,
  descriptionText,
  coordinates,
  livability: { furnishing, facing, pets },
  registration: { kind, numbers },
  offer: { price, ...offer },
  ...fields
}: ListingFields): CatalogueEntry {
  return {
    ...fields,
    registration: { kind, numbers },
    offer: { ...offer, price: price && { min: price.min, max: price.max, currency: price.currency } },
    furnishing,
    facing,
    pets,
    position: coordinates,
    projectName: summary.projectName === fields.title ? null : summary.projectName,
    descriptionWords: significantWords(descriptionText).join(" "),
  };
}

/** Writes public/listing-index.json, and public/compare/<slug>.json for each home; removes files of homes that are gone. */
export async function writeListingFiles({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { allListing, allCity, siteFacts, allBuyingCost, loanDefaults } = await dataOrStop(
    reporter,
    "ListingFiles",
    graphql<Queries.ListingFilesQuery>(`
      query ListingFiles {
        allListing(sort: [{ postedAt: DESC }, { listingId: DESC }]) {
          nodes {
            listingId
            slug
            path
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
            typeLabel
            offer {
              text
              label
              note
              says
              price {
                min
                max
                currency
                period
              }
              priceInr
              rate {
                perSqft
                currency
              }
              area {
                minSqft
                maxSqft
                unit
              }
              former {
                on
                label
              }
              units {
                bedrooms
                priceInr
                priceMaxInr
                areaSqft
                areaMaxSqft
              }
              unitCurrency
            }
            possession
            deposit
            bedrooms
            bedroomNumbers
            size
            phone
            registration {
              kind
              numbers
              url
            }
            kinds
            construction
            categories
            isRental
            facilities
            place {
              x
              y
              map {
                drawing
                width
                height
                widthKm
              }
            }
            livability {
              carpetArea
              furnishing
              facing
              age
              maintenance
              water
              powerBackup
              internet
              waste
              pets
              tenants
              houseRules
              commutes {
                to
                minutes
                by
                at
              }
            }
            costBasis {
              currency
              units {
                type
                amount
                areaSqft
                carpetAreaSqft
              }
              charges {
                label
                value
                isPerFloor
                percent
                fixed
                perSqft
              }
            }
            postedAt
            coordinates {
              lat
              lng
            }
            summary {
              projectName
              developer
              stage
              ownership
              parkingType
              floors
              units
              landArea
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
        siteFacts {
          exchangeRates {
            currency
            inr
          }
        }
        allBuyingCost {
          nodes {
            city
            currency
            items {
              label
              percent
              fixed
              capAmount
            }
          }
        }
        loanDefaults {
          amount
          ratePercent
          years
          loanToValuePercent
          loanToValueCaps {
            aboveAmount
            percent
          }
          maxAmount
        }
      }
    `),
  );
  const listings = allListing.nodes;
  const entries = listings.map(
    ({ path: _path, typeLabel: _type, place: _place, costBasis: _costs, ...fields }) =>
      catalogueEntryOf({ ...fields, ...otherNamesOf(fields, allCity.nodes) }),
  );
  await writePublicFiles(new Map([[listingIndexPath, serialiseIndex(entries)]]));
  const facts = { rates: siteFacts?.exchangeRates ?? [], costs: allBuyingCost.nodes, loan: loanDefaults };
  const compared = listings.map(
    (listing) => [comparedHomePath(listing.slug), JSON.stringify(comparedHomeOf(listing, facts))] as const,
  );
  await replacePublicFolder(comparedHomesFolder, new Map(compared));
}
