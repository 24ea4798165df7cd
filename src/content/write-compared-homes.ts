import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { comparedHome, comparedHomePath } from "../catalogue/compared-home";
import { comparedHomeOf } from "./compared-home-of";
import { dataOrStop } from "./data-or-stop";
import { inBatches } from "./in-batches";

/**
 * Writes public/compare/<slug>.json for each home, and removes those of homes that are gone. `ids` are those of the
 * listings.
 */
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
  const written = await inBatches(ids, async (batch) => {
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
              priceLabel {
                text
              }
              priceFigures {
                min
                max
                currency
                isRate
              }
              price {
                amount
                currency
                period
              }
              rate {
                perSqft
                currency
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
        { ids: batch },
      ),
    );
    return Promise.all(
      listings.map(async (listing) => {
        const at = comparedHomePath(listing.slug);
        const json = JSON.stringify(comparedHome.encode(comparedHomeOf(listing, facts)));
        await writeFile(path.resolve("public", at.slice(1)), json);
        return at;
      }),
    );
  });
  const files = new Set(written);
  const gone = (await readdir(folder)).filter(
    (name) => name.endsWith(".json") && !files.has(comparedHomePath(path.parse(name).name)),
  );
  await Promise.all(gone.map((name) => rm(path.join(folder, name))));
}
