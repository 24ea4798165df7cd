import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { nearbyEmbedUrl, nearbyKinds, nearbyMapUrl, type NearbyKind } from "../../catalogue/map-links";
import { formatKm } from "../../catalogue/position";
import { Button } from "../../ui/button";
import { GoLink } from "../../ui/links";
import { Icon } from "../../ui/icon";
import type { IconName } from "../../ui/icon-names";
import { MapCredit, PositionMap } from "../position-map";
import { DetailSection } from "./detail-section";
import * as styles from "./neighbourhood-map.module.css";

export const placeId = "place";

const icons: Readonly<Record<NearbyKind, IconName>> = {
  Restaurants: "utensils",
  Hotels: "building-2",
  "Bus Stands": "bus",
  Malls: "shopping-bag",
  Hospitals: "hospital",
};

/** Said after the name; other kinds say it in their names. */
const kindWords: Readonly<Record<string, string>> = { metro: "metro station", rail: "railway station" };

type Place = NonNullable<Queries.NeighbourhoodMapFragment["place"]>;

/** What lies around a home, with its distance. */
function Surroundings({ around }: Pick<Place, "around">) {
  if (around.length === 0) return null;
  return (
    <>
      <p className={styles.around}>Distances in a straight line:</p>
      <ul className={`cluster ${styles.landmarks}`}>
        {around.map(({ name, kind, km }) => (
          <li key={`${kind} ${name}`}>
            {[name, kindWords[kind] ?? ""].join(" ").trim()} <span>{formatKm(km)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The place on a map, and what is near it. Nothing is requested from the map's host before the visitor agrees
 * (docs/decisions/maps.md). */
export function NeighbourhoodMap({ listing }: { readonly listing: Queries.NeighbourhoodMapFragment }) {
  const { title, location, summary, place, mapEmbedUrl, mapUrl } = listing;
  const [isShown, setIsShown] = useState(false);
  const [nearby, setNearby] = useState<NearbyKind | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button is removed, so the focus moves to the map.
    map.current?.focus();
    setIsShown(true);
  };
  const choose = (kind: NearbyKind) => {
    setNearby(kind === nearby ? null : kind);
    setIsShown(true);
  };
  return (
    <DetailSection heading="Map Views - Explore Neighbourhood" id={placeId}>
      <div className="needs-script segmented" role="group" aria-label="Show nearby">
        {nearbyKinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === nearby} onClick={() => choose(kind)}>
            <Icon name={icons[kind]} size="text" />
            {kind}
          </button>
        ))}
      </div>
      <div ref={map} className={styles.map} role="group" aria-label="Map" tabIndex={-1}>
        {isShown ? (
          <iframe
            className={styles.frame}
            src={nearby === null ? mapEmbedUrl : nearbyEmbedUrl(nearby, listing)}
            title={nearby === null ? `Map of ${title}` : `${nearby} near ${title}`}
            referrerPolicy="no-referrer-when-downgrade"
          />
        ) : (
          <div className={styles.poster}>
            {place === null ? (
              <span className={styles.pin}>
                <Icon name="map-pin" size="feature" />
              </span>
            ) : (
              <PositionMap place={place} alt={`Drawn map of the surroundings of ${title}`} />
            )}
            <div className={`spread ${styles.words}`}>
              <div>
                <p className={styles.address}>{summary.address ?? location}</p>
                <p className="needs-script note">
                  The map comes from Google and is loaded when you ask for it.
                </p>
              </div>
              <Button look="gold" className="needs-script" onClick={show}>
                Show the map
              </Button>
            </div>
          </div>
        )}
      </div>
      {place !== null && (
        <>
          {!isShown && <MapCredit />}
          <Surroundings around={place.around} />
        </>
      )}
      <GoLink to={nearby === null ? mapUrl : nearbyMapUrl(nearby, listing)} arrow>
        {nearby === null ? "Open in Maps" : `${nearby} in Maps`}
      </GoLink>
    </DetailSection>
  );
}

export const neighbourhoodMapFragment = graphql`
  fragment NeighbourhoodMap on Listing {
    title
    location
    coordinates {
      lat
      lng
    }
    summary {
      address
    }
    place {
      ...PositionMap
      around {
        name
        kind
        km
      }
    }
    mapEmbedUrl
    mapUrl
  }
`;
