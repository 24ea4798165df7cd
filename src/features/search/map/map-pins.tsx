import { memo, useEffect, useState } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { type ExchangeRates, formatCompactAmount } from "../../../catalogue/money";
import { statedAmounts, type OfferTexts } from "../../../catalogue/offer";
import type { DisplayCurrency } from "../../../catalogue/unit-names";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useDisplayUnits } from "../../../visitor/display-units";
import type { Cluster } from "./cluster-homes";
import { convertedPrices } from "../../../catalogue/display-units";
import * as styles from "./homes-map.module.css";

/** The lowest price, "₹1.90 Cr", in the visitor's currency where that is another. */
export function priceOnPin(
  { offer }: { readonly offer: OfferTexts },
  currency: DisplayCurrency | null,
  rates: ExchangeRates,
): string {
  const amounts = statedAmounts(offer);
  if (amounts === null) return "On request";
  const { min, currency: stated } = amounts;
  const converted =
    currency === null ? undefined : convertedPrices({ min, max: min, currency: stated }, rates)[currency];
  const price = converted ?? formatCompactAmount(min, stated);
  return offer.says === "rate" ? `${price} / sq ft` : price;
}

export type HomeCluster = Cluster<CatalogueListing>;

/** Stays the same while its homes do. */
export const keyOf = ({ homes }: HomeCluster) => String(homes[0]?.listingId ?? "");

function lightCards(ids: readonly number[]): void {
  for (const card of document.querySelectorAll<HTMLElement>("[data-listing]"))
    card.toggleAttribute("data-lit", ids.includes(Number(card.dataset.listing)));
}

function useCardPointedAt(): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-listing]") : null;
      setId(card === null ? null : Number(card.dataset.listing));
    };
    document.addEventListener("pointerover", follow);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerover", follow);
      document.removeEventListener("focusin", follow);
      lightCards([]);
    };
  }, []);
  return id;
}

interface PinProps {
  readonly cluster: HomeCluster;
  readonly currency: DisplayCurrency | null;
  readonly rates: ExchangeRates;
  readonly isLit: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (cluster: HomeCluster) => void;
}

/** A price for one home, a number for several. Memoised: moving the map renders new pins alone. */
const MapPin = memo(function MapPin(props: PinProps) {
  const { cluster, currency, rates, isLit, isOpen, onOpen } = props;
  const { at, homes } = cluster;
  const [home] = homes;
  if (home === undefined) return null;
  const isOne = homes.length === 1;
  const price = isOne ? priceOnPin(home, currency, rates) : "";
  const light = () => lightCards(homes.map(({ listingId }) => listingId));
  const darken = () => lightCards([]);
  return (
    <button
      type="button"
      data-pin={keyOf(cluster)}
      className={[styles.pin, isOne ? "" : styles.several, isLit ? styles.lit : ""].join(" ")}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-expanded={isOpen}
      aria-label={isOne ? `${home.title}, ${price}` : `${homes.length} homes around ${home.location}`}
      onClick={() => onOpen(cluster)}
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
    >
      {isOne ? price : homes.length}
    </button>
  );
});

interface MapPinsProps extends Pick<PinProps, "onOpen"> {
  readonly clusters: readonly HomeCluster[];
  readonly openKey: string | null;
}

/** Pins and cards light each other up, by `data-listing`, which every card has. */
export const MapPins = memo(function MapPins({ clusters, openKey, onOpen }: MapPinsProps) {
  const litId = useCardPointedAt();
  const { currency } = useDisplayUnits();
  const { exchangeRates } = useSiteFacts();
  return (
    <>
      {clusters.map((cluster) => (
        <MapPin
          key={keyOf(cluster)}
          cluster={cluster}
          currency={currency}
          rates={exchangeRates}
          isLit={litId !== null && cluster.homes.some(({ listingId }) => listingId === litId)}
          isOpen={openKey === keyOf(cluster)}
          onOpen={onOpen}
        />
      ))}
    </>
  );
});
