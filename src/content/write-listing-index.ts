import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { encodeCatalogue } from "../catalogue/encode-catalogue";
import { catalogueEntryOf } from "./catalogue-entry-of";
import { dataOrStop } from "./data-or-stop";
import { otherNamesOf } from "./other-names";

/** Writes public/listing-index.json, which search, filters and the wishlist load on demand. */
export async function writeListingIndex({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const data = await dataOrStop(
    reporter,
    "ListingIndex",
    graphql<Queries.ListingIndexQuery>(`
      query ListingIndex {
        allListing(sort: [{ postedAt: DESC }, { listingId: DESC }]) {
          nodes {
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
  const folder = path.resolve("public");
  await mkdir(folder, { recursive: true });
  const index = encodeCatalogue(
    data.allListing.nodes.map((listing) =>
      catalogueEntryOf({ ...listing, ...otherNamesOf(listing, data.allCity.nodes) }),
    ),
  );
  await writeFile(path.join(folder, "listing-index.json"), JSON.stringify(index));
}
