import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { ConvertedPrice } from "../../../listing/converted";
import { IconButton } from "../../../ui/icon-button";
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
