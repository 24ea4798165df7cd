import { graphql } from "gatsby";
import type { KeyboardEvent } from "react";
import { Picture, type PictureData } from "../../ui/picture";
import { propertyCount } from "../../catalogue/property-count";
import { useChosenCity } from "../../visitor/chosen-city";
import { CityLink } from "./city-link";
import * as styles from "./city-tiles.module.css";

/** A city as its tile shows it. */
export interface TiledCity {
  readonly name: string;
  readonly listingCount: number;
  readonly picture: PictureData;
  /** For the flat tiles of small screens. */
  readonly panorama: PictureData;
}

interface CityTilesProps {
  readonly cities: readonly TiledCity[];
  /** Whether the first tile stands above the fold when the page opens. */
  readonly eager?: boolean;
}

/** Where tiles are flat: city-tiles.module.css stands them upright from 900 px. */
const flat = "(max-width: 899px)";

/** Where each key leads from a tile; up and down serve the stacked tiles of small screens. */
const destinations: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowRight: (here, count) => (here + 1) % count,
  ArrowDown: (here, count) => (here + 1) % count,
  ArrowLeft: (here, count) => (here - 1 + count) % count,
  ArrowUp: (here, count) => (here - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const destination = destinations[event.key];
  const { altKey, ctrlKey, metaKey } = event;
  // With those held, the keys are the browser's own: Alt and Left go back.
  if (destination === undefined || altKey || ctrlKey || metaKey) return;
  const tiles = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  event.preventDefault();
  tiles[destination(tiles.indexOf(event.currentTarget), tiles.length)]?.focus();
}

/** For the style sheet, which gives each tile its place before the next one has arrived. */
const tileCount = (count: number): Readonly<Record<string, number>> => ({ "--tiles": count });

/** The cities as pictures: links to their pages that also choose them. Arrow keys move between tiles (specification 2.4). */
export function CityTiles({ cities, eager = false }: CityTilesProps) {
  const chosenCity = useChosenCity();
  return (
    <ul className={styles.tiles} style={tileCount(cities.length)}>
      {cities.map(({ name, listingCount, picture, panorama }, index) => (
        <li key={name}>
          <CityLink city={name} className={styles.tile} isCurrent={name === chosenCity} onKeyDown={moveFocus}>
            <Picture
              picture={picture}
              narrow={{ picture: panorama, media: flat }}
              eager={eager && index === 0}
              alt=""
              className={styles.picture}
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
        publicURL
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 765, sizes: "765px")
        }
      }
    }
    panorama {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 730, sizes: "100vw")
        }
      }
    }
  }
`;
