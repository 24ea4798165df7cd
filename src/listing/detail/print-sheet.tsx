import { graphql } from "gatsby";
import { formatPhone } from "../../lib/phone";
import { useSiteFacts } from "../../site/use-site-facts";
import { Picture } from "../../ui/picture";
import { ConvertedPrice } from "../converted";
import { ConvertedArea } from "./converted-text";
import { mainSizes } from "./gallery-sizes";
import * as styles from "./print-sheet.module.css";
import { RegistrationBlock } from "./registration-block";
import { sheetFacts } from "./sheet-facts";
import { SheetUnits } from "./sheet-units";
import { unitTables } from "./unit-tables";

/**
 * The property on one page of A4, for the printer alone: styles/print.css hides everything else of a page that has one.
 * Its picture is the gallery's in the same size, which the browser has already loaded.
 */
export function PrintSheet({ listing }: { readonly listing: Queries.PrintSheetFragment }) {
  const { title, location, path, phone, priceLabel, gallery } = listing;
  const site = useSiteFacts();
  const [photo] = gallery;
  return (
    <div className={styles.sheet} data-print-sheet>
      <p className={styles.brand}>{site.name}</p>
      {photo !== undefined && (
        <div className={styles.photo}>
          <Picture picture={photo} sizes={mainSizes(photo)} />
        </div>
      )}
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{location}</p>
        </div>
        <p className={styles.price}>
          {priceLabel.amount} <small>{priceLabel.note}</small>
          <ConvertedPrice {...listing} />
        </p>
      </div>
      <dl className={styles.facts}>
        {sheetFacts(listing).map(({ label, value, ofLand }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {ofLand !== undefined && <ConvertedArea text={value} isLand={ofLand} />}
            </dd>
          </div>
        ))}
      </dl>
      {unitTables(listing).map((table) => (
        <SheetUnits key={table.label} table={table} kinds={listing.kinds} />
      ))}
      <div className={styles.registration}>
        <RegistrationBlock {...listing} />
      </div>
      <div className={styles.foot}>
        <p>
          <strong>{site.name}</strong>, {formatPhone(phone ?? site.phone)}, {site.email}
          <br />
          {site.hours}
        </p>
        <p className={styles.address}>{site.origin + path}</p>
      </div>
    </div>
  );
}

export const printSheetFragment = graphql`
  fragment PrintSheet on Listing {
    title
    location
    path
    phone
    priceLabel {
      amount
      note
    }
    ...ConvertedPrice
    kinds
    typeLabel
    bedrooms
    size
    isRental
    possession
    deposit
    summary {
      developer
      ownership
      landArea
      floors
      units
      parkingType
      address
    }
    details {
      units {
        type
        size
        price
      }
    }
    unitTable {
      columns
      rows {
        unitType
        size
      }
    }
    ...ListingGallery
    ...RegistrationBlock
  }
`;
