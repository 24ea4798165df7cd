import { graphql } from "gatsby";
import { propertyCount } from "../catalogue/page-contexts";
import { MapCredit } from "./position-map";
import * as styles from "./maps-without-script.module.css";

interface MapsWithoutScriptProps {
  readonly homes: readonly Queries.PinnedHomeFragment[];
  readonly cities: readonly Queries.PinnedCityFragment[];
}

/** For browsers without JavaScript: the homes of a page as numbered links on the drawn maps of their cities, with their
 * names and prices below. React leaves what stands in a `noscript` alone. */
export function MapsWithoutScript(props: MapsWithoutScriptProps) {
  return <noscript>{typeof window === "undefined" && <Maps {...props} />}</noscript>;
}

function Maps({ homes, cities }: MapsWithoutScriptProps) {
  const withHomes = cities.flatMap(({ name, map }) => {
    const pins = homes.flatMap((home) =>
      home.place !== null && home.city === name ? [{ ...home, at: home.place }] : [],
    );
    return map === null || pins.length === 0 ? [] : [{ name, map, pins }];
  });
  if (withHomes.length === 0) return null;
  return (
    <section className="wrap" aria-label="Map">
      {withHomes.map(({ name, map, pins }) => (
        <details key={name} className={styles.details}>
          <summary className="underlined">
            Map of {name}: {propertyCount(pins.length)}
          </summary>
          <div className={styles.map}>
            <img
              src={map.drawing}
              alt={`Drawn map of ${name}`}
              width={map.width}
              height={map.height}
              loading="lazy"
            />
            {pins.map(({ path, title, at }, index) => (
              <a
                key={path}
                href={path}
                aria-label={title}
                style={{ left: percent(at.x), top: percent(at.y) }}
              >
                {index + 1}
              </a>
            ))}
          </div>
          <ol>
            {pins.map(({ path, title, offer }) => (
              <li key={path}>
                <a href={path}>{title}</a>, {offer.text}
              </li>
            ))}
          </ol>
          <MapCredit />
        </details>
      ))}
    </section>
  );
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

export const pinnedHomeFragment = graphql`
  fragment PinnedHome on Listing {
    title
    path
    city
    offer {
      text
    }
    place {
      x
      y
    }
  }
`;

export const pinnedCityFragment = graphql`
  fragment PinnedCity on City {
    name
    map {
      drawing
      width
      height
    }
  }
`;
