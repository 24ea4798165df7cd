import { graphql } from "gatsby";
import { BrandMark } from "../ui/brand-mark";
import { routes } from "../config/routes";
import * as styles from "./position-map.module.css";

interface PositionMapProps {
  readonly place: Queries.PositionMapFragment;
  readonly alt: string;
  /** Gives the box its size. */
  readonly className?: string;
}

/** How much of the city a map of a home's surroundings shows: 800 pixels are 11 km. */
const metresPerPx = 14;

/** The part of a city's drawn map around a home, which stands in its middle under the pin. */
export function PositionMap({ place: { x, y, map }, alt, className = "" }: PositionMapProps) {
  const width = Math.round((map.widthKm * 1000) / metresPerPx);
  const height = Math.round((width * map.height) / map.width);
  const from = (part: number, length: number) => `calc(50% - ${Math.round(part * length)}px)`;
  return (
    <div className={`${styles.map} ${className}`}>
      <img
        src={map.drawing}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ left: from(x, width), top: from(y, height) }}
      />
      <span className={`on-navy ${styles.pin}`}>
        <BrandMark size={24} />
      </span>
    </div>
  );
}

export const positionMapFragment = graphql`
  fragment PositionMap on ListingPlace {
    x
    y
    map {
      drawing
      width
      height
      widthKm
    }
  }
`;

/** What the licences of the map data ask for under each map (data/maps). */
export function MapCredit() {
  return (
    <p className={styles.credit}>
      Map data © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL),{" "}
      <a href={routes.mapCredits}>
        DataMeet, ATREE-CSEI, Hyderabad Metro Rail Ltd., GeoNames, GSHHG and others
      </a>
    </p>
  );
}
