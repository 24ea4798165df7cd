import { Link } from "gatsby";
import { memo, useEffect, useRef, useState } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { convertedPrices } from "../../../catalogue/display-units";
import { formatCompactAmount, type ExchangeRates } from "../../../catalogue/money";
import { statedAmounts, type OfferTexts } from "../../../catalogue/offer";
import type { DisplayCurrency } from "../../../catalogue/unit-names";
import { ConvertedPrice } from "../../../listing/converted";
import { useSiteFacts } from "../../../site/site-data";
import { IconButton } from "../../../ui/icon-button";
import { Picture } from "../../../ui/picture";
import { useDisplayUnits } from "../../../visitor/display-units";
import type { Cluster } from "./homes-on-map";
import { useKeys } from "./map-controls";
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

interface MapCardProps {
  readonly homes: readonly CatalogueListing[];
  readonly onClose: () => void;
}

/** The homes of the pressed pin; takes the focus. */
export function MapCard({ homes, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const key = homes.map(({ listingId }) => listingId).join();
  useKeys(card, ({ key: pressed }) => {
    if (pressed === "Escape") onClose();
  });
  useEffect(() => {
    card.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={homes.length === 1 ? "Home on the map" : `${homes.length} homes at this place`}
    >
      <ul>
        {homes.map((home) => (
          <li key={home.listingId}>
            <Link to={home.path} className={styles.cardLink}>
              <span className="frame">
                <Picture picture={home.cover} sizes="96px" alt="" />
              </span>
              <span>
                <strong>{home.title}</strong>
                <span className="note">{home.location}</span>
                <span className="strong">
                  {home.offer.text} <ConvertedPrice {...home} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <IconButton icon="x" label="Close" className={styles.close} onClick={onClose} />
    </div>
  );
}
