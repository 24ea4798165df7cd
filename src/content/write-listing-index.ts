import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { dataOrStop } from "./data-or-stop";
import { encodeListingIndex } from "../lib/listing-index";
import type { IndexListing } from "../lib/index-listing";
import { parseConstruction, propertyKinds } from "../lib/taxonomy";

type IndexNode = Queries.ListingIndexQuery["allListing"]["nodes"][number];

function toIndexListing(node: IndexNode): IndexListing {
  const image = node.cover.file.childImageSharp?.gatsbyImageData;
  const { fallback, sources } = image?.images ?? {};
  return {
    id: node.listingId,
    slug: node.slug,
    title: node.title,
    projectName: node.summary.projectName === node.title ? null : node.summary.projectName,
    developer: node.developer,
    location: node.location,
    city: node.city,
    tags: node.tags,
    typeWords: node.typeWords,
    priceLabel: node.priceLabel,
    priceInr: node.price?.inr ?? null,
    possession: node.possession,
    bedroomsLabel: node.bedrooms,
    bedrooms: node.bedroomNumbers,
    size: node.size,
    phone: node.phone,
    registrations: node.registration.numbers,
    kinds: propertyKinds.filter((kind) => node.kinds.includes(kind)),
    construction: node.construction.map(parseConstruction).filter((status) => status !== null),
    categories: node.categories,
    facilities: node.facilities,
    postedAt: node.postedAt,
    picture: {
      src: fallback?.src ?? "",
      srcSet: fallback?.srcSet ?? "",
      webpSrcSet: sources?.find(({ type }) => type === "image/webp")?.srcSet ?? "",
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      alt: node.cover.alt,
      focus: node.cover.focus ?? "",
      color: image?.backgroundColor ?? "",
    },
    description: node.descriptionText,
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
  const index = encodeListingIndex(data.allListing.nodes.map(toIndexListing));
  await writeFile(path.join(folder, "listing-index.json"), JSON.stringify(index));
}
