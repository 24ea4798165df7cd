import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { required } from "../../lib/required";
import { IconButton } from "../../ui/icon-button";
import { useOnScreen } from "../../ui/hooks";
import * as styles from "./partner-marquee.module.css";

/** The second row, a hidden copy, closes the loop (docs/decisions/carousels-and-motion.md). */
export function PartnerMarquee({ data }: { readonly data: Queries.PartnerMarqueeFragment }) {
  const { heading } = required(data.homePage, "data/pages/home.json").partners;
  const belt = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isOnScreen = useOnScreen(belt);
  const logos = (isClone: boolean) =>
    data.partners.nodes.map(({ name, logo }) => (
      <li key={name} className={styles.slot}>
        <img
          src={logo.file.publicURL ?? undefined}
          alt={isClone ? "" : name}
          height={40}
          loading="lazy"
          decoding="async"
          className={styles.logo}
        />
      </li>
    ));
  return (
    <section className={`sec ${styles.section}`}>
      <div className="wrap">
        <div className={styles.frame}>
          <h2 className={styles.heading}>{heading}</h2>
          <div ref={belt} className={styles.belt} data-still={isPaused || !isOnScreen || undefined}>
            <ul className={styles.row}>{logos(false)}</ul>
            <ul className={`${styles.row} ${styles.clone}`} aria-hidden="true">
              {logos(true)}
            </ul>
          </div>
          <IconButton
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? "Play the logos" : "Pause the logos"}
            lined
            className={styles.pause}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      </div>
    </section>
  );
}

export const partnerMarqueeFragment = graphql`
  fragment PartnerMarquee on Query {
    homePage {
      partners {
        heading
      }
    }
    partners: allPartner(sort: { order: ASC }) {
      nodes {
        name
        logo {
          file {
            publicURL
          }
        }
      }
    }
  }
`;
