import type { BuildArgs } from "gatsby";
import { required } from "../../lib/required";
import { dataOrStop } from "../graphql";

export type BuildFilesContent = Awaited<ReturnType<typeof queryBuildFiles>>;

export async function queryBuildFiles({ graphql, reporter }: BuildArgs) {
  const data = await dataOrStop(
    reporter,
    "BuildFiles",
    graphql<Queries.BuildFilesQuery>(`
      query BuildFiles {
        siteFacts {
          name
          description
          feedsForOthers
        }
        allSitePage {
          nodes {
            path
          }
        }
        allListing(sort: [{ postedAt: DESC }, { listingId: DESC }]) {
          nodes {
            listingId
            path
            formerSlugs
            isRental
            isUnderOffer
            kind
            typeLabel
            locality
            cityFacts {
              region
            }
            offer {
              text
              price {
                min
                currency
                period
              }
              priceInr
              area {
                minSqft
                maxSqft
              }
            }
            coordinates {
              lat
              lng
            }
            bedroomNumbers
            possession
            registration {
              kind
              numbers
              expires
            }
            facilities
            descriptionText
            summary {
              address
            }
            title
            location
            bedrooms
            size
            city
            categories
            postedAt
            lastVerified
            gallery {
              alt
              file {
                childImageSharp {
                  gatsbyImageData(layout: CONSTRAINED, width: 1536, breakpoints: [360, 536, 880, 1200, 1536])
                }
              }
            }
          }
        }
        allDelistedListing(sort: { listingId: ASC }) {
          nodes {
            listingId
            slug
            path
            title
            formerSlugs
            delisting
            delistedOn
            hasPage
            isRental
            typeCategory {
              path
            }
          }
        }
        allPost(sort: { date: DESC }) {
          nodes {
            path
            title
            excerpt
            html
            # The cut of ArticlePicture in templates/post.tsx, so that the feed asks for no file of its own.
            pictures {
              file {
                childImageSharp {
                  gatsbyImageData(width: 1360, layout: CONSTRAINED, breakpoints: [400, 680, 1024, 1360])
                }
              }
            }
            date
            updated
            author
            category
          }
        }
        allCity(sort: { order: ASC }) {
          nodes {
            name
          }
        }
        allCategory {
          nodes {
            slug
            path
            page
            label
          }
        }
        allPageMetadata {
          nodes {
            key
            robots
          }
        }
      }
    `),
  );
  return {
    site: required(data.siteFacts, "data/site.json"),
    pages: data.allSitePage.nodes,
    listings: data.allListing.nodes,
    delisted: data.allDelistedListing.nodes,
    posts: data.allPost.nodes,
    cities: data.allCity.nodes,
    categories: data.allCategory.nodes,
    metadata: data.allPageMetadata.nodes,
  };
}

/** "2026-11-20"; undefined where there is none. */
export const latestDay = (days: readonly (string | null)[]): string | undefined =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1);

type Article = Pick<BuildFilesContent["posts"][number], "html" | "pictures">;

const pictureMark = /<img data-picture="(\d+)"([^>]*)>/g;

/** An article for feed readers: each picture in one size, left out if it has no built file; addresses with `origin`. */
export function feedHtml(origin: string, { html, pictures }: Article): string {
  const withPictures = html.replace(pictureMark, (_, index: string, attributes: string) => {
    const image = pictures[Number(index)]?.file.childImageSharp?.gatsbyImageData;
    const src = image?.images.fallback?.src;
    if (image === undefined || src === undefined) return "";
    return `<img src="${src}" width="${image.width}" height="${image.height}"${attributes}>`;
  });
  return withPictures.replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`);
}
