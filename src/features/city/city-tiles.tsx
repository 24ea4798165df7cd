import { graphql } from "gatsby";
import type { KeyboardEvent } from "react";
import { hasModifier } from "../../lib/keys";
import { Picture } from "../../ui/picture";
import { propertyCount } from "../../catalogue/page-contexts";
import { CityLink } from "./city-link";
import * as styles from "./city-tiles.module.css";

export type TiledCity = Queries.CityTileFragment & { readonly listingCount: number };

/** Each city with the number of its homes, as GraphQL groups them by city. */
export function withListingCounts<City extends { readonly name: string }>(
  cities: readonly City[],
  group: readonly Queries.CityCountFragment[],
) {
  const counts = new Map(group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]));
  return cities.map((city) => ({ ...city, listingCount: counts.get(city.name) ?? 0 }));
}

interface CityTilesProps {
  readonly cities: readonly TiledCity[];
  readonly eager?: boolean;
}

/** Wide tiles; from 900 px they are upright (city-tiles.module.css). */
const flat = "(max-width: 899px)";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Arrow keys go round; -1 is the last tile. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tiles = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const step = steps[event.key];
  const to =
    step === undefined ? ends[event.key] : (tiles.indexOf(event.currentTarget) + step) % tiles.length;
  if (to === undefined || hasModifier(event)) return;
  event.preventDefault();
  tiles.at(to)?.focus();
}

/** So that each tile has its place while the HTML is still loading. */
const tileCount = (count: number): Readonly<Record<string, number>> => ({ "--tiles": count });

/** Links that also choose the city; arrow keys move between them (docs/requirements.md 2.4). */
export function CityTiles({ cities, eager = false }: CityTilesProps) {
  return (
    <ul className={styles.tiles} style={tileCount(cities.length)}>
      {cities.map(({ name, listingCount, picture, panorama }, index) => (
        <li key={name}>
          <CityLink city={name} className={styles.tile} onKeyDown={moveFocus}>
            <Picture
              picture={picture}
              narrow={{ picture: panorama, media: flat }}
              eager={eager && index === 0}
              alt=""
              className="zoom"
            />
            <span className={styles.plate}>
              {name}
              <span className={styles.count}>{propertyCount(listingCount)}</span>
            </span>
          </CityLink>
        </li>
      ))}
    </ul>
  );
}

// A picture of 16:9 that fills a tile 430 px high is 765 px wide.
export const cityTileFragment = graphql`
  fragment CityTile on City {
    name
    picture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1530, breakpoints: [383, 765, 1530], sizes: "765px")
        }
      }
    }
    panorama {
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            # A strip of 76 or 92 px, beside which four more are loaded ahead of the scripts: cut to what is seen from
            # 357 px on, and a quarter less than of the usual quality.
            width: 1560
            aspectRatio: 4.7
            quality: 45
            breakpoints: [400, 780, 1560]
            sizes: "max(100vw, 357px)"
          )
        }
      }
    }
  }
`;
