import { memo } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import type { ExchangeRates } from "../../../catalogue/money";
import type { DisplayCurrency } from "../../../catalogue/unit-names";
import type { Cluster } from "./cluster-homes";
import * as styles from "./homes-map.module.css";
import { priceOnPin } from "./price-on-pin";

export type HomeCluster = Cluster<CatalogueListing>;

/** Name of a cluster that stays while its homes do. */
export const keyOf = ({ homes }: HomeCluster) => String(homes[0]?.listingId ?? "");

interface MapPinsProps {
  readonly clusters: readonly HomeCluster[];
  readonly currency: DisplayCurrency | null;
  readonly rates: ExchangeRates;
  /** Of the home whose card is pointed at. */
  readonly litId: number | null;
  /** Key of the pin whose card is open. */
  readonly openKey: string | null;
  readonly onOpen: (cluster: HomeCluster) => void;
  readonly onLight: (ids: readonly number[]) => void;
}

/** The pins: a price for one home, a number for several. Memoised. */
export const MapPins = memo(function MapPins(props: MapPinsProps) {
  const { clusters, currency, rates, litId, openKey, onOpen, onLight } = props;
  return (
    <>
      {clusters.map((cluster) => {
        const { at, homes } = cluster;
        const [home] = homes;
        if (home === undefined) return null;
        const isOne = homes.length === 1;
        const ids = homes.map(({ listingId }) => listingId);
        const price = priceOnPin(home, currency, rates);
        const isLit = litId !== null && ids.includes(litId);
        return (
          <button
            key={keyOf(cluster)}
            type="button"
            data-pin={keyOf(cluster)}
            className={[styles.pin, isOne ? "" : styles.several, isLit ? styles.lit : ""].join(" ")}
            style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
            aria-expanded={openKey === keyOf(cluster)}
            aria-label={isOne ? `${home.title}, ${price}` : `${homes.length} homes around ${home.location}`}
            onClick={() => onOpen(cluster)}
            onPointerEnter={() => onLight(ids)}
            onPointerLeave={() => onLight([])}
            onFocus={() => onLight(ids)}
            onBlur={() => onLight([])}
          >
            {isOne ? price : homes.length}
          </button>
        );
      })}
    </>
  );
});
