import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { comparedHomePath } from "../catalogue/compared-home";
import { comparedHomeOf } from "./compared-home-of";
import { dataOrStop } from "./graphql";

/** Writes public/compare/<slug>.json for each listing of `ids`, and removes those of homes that are gone. */
export async function writeComparedHomes(
  { graphql, reporter }: CreatePagesArgs,
  ids: readonly string[],
): Promise<void> {
  const { siteFacts, allBuyingCost, loanDefaults } = await dataOrStop(
    reporter,
    "ComparedCosts",
    graphql<Queries.ComparedCostsQuery>(`
      query ComparedCosts {
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
  const facts = {
    rates: siteFacts?.exchangeRates ?? [],
    costs: allBuyingCost.nodes,
    loan: loanDefaults,
  };
  const folder = path.resolve("public", path.dirname(comparedHomePath("a")).slice(1));
  await mkdir(folder, { recursive: true });
  const { listings } = await dataOrStop(
    reporter,
    "ComparedHomes",
    graphql<Queries.ComparedHomesQuery>(
      `
        query ComparedHomes($ids: [String!]!) {
          listings(ids: $ids) {
            slug
            title
            path
            location
            city
            isRental
            kinds
            offer {
              text
              says
              price {
                min
                max
                currency
                period
              }
              rate {
                perSqft
                currency
              }
              area {
                minSqft
                maxSqft
                unit
              }
            }
            deposit
            typeLabel
            bedrooms
            size
            possession
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
            registration {
              kind
              numbers
              url
            }
            living {
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
                sizeSqft
                carpetSqft
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
            summary {
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
          }
        }
      `,
      { ids },
    ),
  );
  for (const listing of listings) {
    const json = JSON.stringify(comparedHomeOf(listing, facts));
    await writeFile(path.resolve("public", comparedHomePath(listing.slug).slice(1)), json);
  }
  const files = new Set(listings.map(({ slug }) => comparedHomePath(slug)));
  const gone = (await readdir(folder)).filter(
    (name) => name.endsWith(".json") && !files.has(comparedHomePath(path.parse(name).name)),
  );
  await Promise.all(gone.map((name) => rm(path.join(folder, name))));
}
