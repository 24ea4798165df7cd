import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { ConvertedPrice } from "../../../listing/converted";
import { Icon } from "../../../ui/icon";
import { Picture } from "../../../ui/picture";
import { useKeys } from "./use-map-gestures";
import * as styles from "./homes-map.module.css";

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
              <span className={styles.cardPicture}>
                <Picture picture={home.cover} sizes="96px" alt="" />
              </span>
              <span>
                <strong>{home.title}</strong>
                <span className="note">{home.location}</span>
                <span className={styles.cardPrice}>
                  {home.offer.text} <ConvertedPrice {...home} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
