import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../config/routes";
import { waitsForDialog } from "../../lib/early-clicks";
import { fillIn } from "../../lib/fill-in";
import { Button } from "../../ui/button";
import { CopySection } from "../../ui/section-parts";
import { Icon } from "../../ui/icon";
import { ReraPlate } from "../../listing/rera-plate";
import { cityPickerId, openCityPicker } from "../../visitor/city-picker-state";
import * as styles from "./welcome.module.css";

interface WelcomeProps {
  readonly page: Queries.WelcomeFragment;
  readonly cityTiles: ReactNode;
  readonly listingTotal: number;
  readonly registration: string | undefined;
  readonly children: ReactNode;
}

/** Home without a city (docs/requirements.md 2.1, docs/decisions/city.md). */
export function Welcome({ page, cityTiles, listingTotal, registration, children }: WelcomeProps) {
  const { welcome } = page;
  return (
    <>
      <section>
        <div className={`wrap ${styles.top}`}>
          <h1 className={styles.heading}>{welcome.heading}</h1>
          {/* Without JavaScript the button leads to the index of cities. */}
          <form action={routes.locations} className={styles.choice}>
            <p>{welcome.text}</p>
            <Button
              look="gold"
              type="submit"
              aria-haspopup="dialog"
              {...waitsForDialog(cityPickerId)}
              onClick={(event) => {
                event.preventDefault();
                openCityPicker();
              }}
            >
              <Icon name="map-pin" size={18} />
              {welcome.button}
            </Button>
          </form>
        </div>
        {cityTiles}
      </section>
      <section className="sec">
        <CopySection
          className="wrap"
          copy={{
            heading: fillIn(welcome.introHeading, { count: listingTotal }),
            lead: welcome.introText,
            paragraphs: [],
          }}
        >
          {registration !== undefined && (
            <p className={styles.registration}>
              <ReraPlate number={registration} />
            </p>
          )}
        </CopySection>
      </section>
      {children}
    </>
  );
}

export const welcomeFragment = graphql`
  fragment Welcome on HomePage {
    welcome {
      heading
      text
      button
      introHeading
      introText
    }
  }
`;
