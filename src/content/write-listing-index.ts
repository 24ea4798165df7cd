import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { IndexPicture } from "../catalogue/index-listing";
import { encodeListingIndex } from "../catalogue/listing-index";
import { dataOrStop } from "./data-or-stop";
import { indexListingOf } from "./index-listing-of";

type IndexNode = Queries.ListingIndexQuery["allListing"]["nodes"][number];

function pictureOf({ cover }: IndexNode): IndexPicture {
  const image = cover.file.childImageSharp?.gatsbyImageData;
  const { fallback, sources } = image?.images ?? {};
  return {
    src: fallback?.src ?? "",
    srcSet: fallback?.srcSet ?? "",
    webpSrcSet: sources?.find(({ type }) => type === "image/webp")?.srcSet ?? "",
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    alt: cover.alt,
    focus: cover.focus ?? "",
    color: image?.backgroundColor ?? "",
  };
}

/** Writes public/listing-index.json, which search, filters and the wishlist load after first paint. */
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
            }
            typeWords
            priceLabel
            price {
              inr
            }
            possession
            bedrooms
            bedroomNumbers
            size
            phone
            registration {
              numbers
            }
            kinds
            construction
            categories
            facilities
            postedAt
            summary {
              projectName
            }
            cover {
              alt
              focus
              file {
                childImageSharp {
                  gatsbyImageData(
                    width: 640
                    aspectRatio: 1.2
                    breakpoints: [320, 480, 640]
                    layout: CONSTRAINED
                  )
                }
              }
            }
            descriptionText
          }
        }
      }
    `),
  );
  const folder = path.resolve("public");
  await mkdir(folder, { recursive: true });
  const listings = data.allListing.nodes.map((node) =>
    indexListingOf(node, node.price?.inr ?? null, pictureOf(node)),
  );
  await writeFile(path.join(folder, "listing-index.json"), JSON.stringify(encodeListingIndex(listings)));
}
