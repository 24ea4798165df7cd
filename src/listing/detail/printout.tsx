import { graphql } from "gatsby";
import { formatPhone } from "../../lib/phone";
import { useSiteFacts } from "../../site/site-data";
import { Picture } from "../../ui/picture";
import { ConvertedPrice } from "../converted";
import { mainBoxes } from "./picture-sizes";
import { isLand } from "../../catalogue/taxonomy";
import { CellTable } from "./cell-table";
import { ConvertedArea, knownRows, unitTables } from "./spec-table";
import { RegistrationBlock } from "./registration-and-approvals";
import { offerFacts } from "../offer-facts";
import * as styles from "./printout.module.css";

/** The known facts of a property, in the order of the printed sheet. */
function printedFacts(listing: Queries.PrintoutFragment) {
  const { typeLabel, bedrooms, size, kinds, summary } = listing;
  const { date, deposit } = offerFacts(listing);
  return knownRows([
    ["Type", typeLabel],
    ["Beds", bedrooms],
    ["Size", size, <ConvertedArea key="size" text={size} isLand={isLand(kinds)} />],
    [date.label, date.amount],
    ["Deposit", deposit?.amount ?? null],
    ["Developer", summary.developer],
    ["Ownership", summary.ownership],
    ["Land area", summary.landArea, <ConvertedArea key="area" text={summary.landArea} isLand />],
    ["Floors", summary.floors],
    ["Units", summary.units],
    ["Parking", summary.parkingType],
    ["Address", summary.address],
  ]);
}

/** Rows of a table of units for which one page has room; the others are counted, and are on the page itself. */
const maxRows = 8;

/** The property on one page of A4, for the printer alone: styles/print.css hides everything else of a page that has
 * one. Its picture is the gallery's in the same size, which the browser has already loaded. */
export function Printout({ listing }: { readonly listing: Queries.PrintoutFragment }) {
  const { title, location, path, phone, offer, gallery } = listing;
  const site = useSiteFacts();
  const [photo] = gallery;
  return (
    <div className={styles.sheet} data-printout>
      <p className={styles.brand}>{site.name}</p>
      {photo !== undefined && (
        <div className={styles.photo}>
          <Picture picture={photo} sizes={mainBoxes} />
        </div>
      )}
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{location}</p>
        </div>
        <p className={styles.price}>
          {offer.label} <small>{offer.note}</small>
          <ConvertedPrice {...listing} />
        </p>
      </div>
      <dl className={styles.facts}>
        {printedFacts(listing).map(({ label, value, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {after}
            </dd>
          </div>
        ))}
      </dl>
      {unitTables(listing).map(({ label, columns, rows }) => (
        <CellTable key={label} columns={columns} rows={rows.slice(0, maxRows)} className={styles.units}>
          {rows.length > maxRows && (
            <tr>
              <td colSpan={columns.length}>And {rows.length - maxRows} more on the page of this property.</td>
            </tr>
          )}
        </CellTable>
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

export const printoutFragment = graphql`
  fragment Printout on Listing {
    title
    location
    path
    phone
    ...ListingData
    typeLabel
    bedrooms
    size
    ...ProjectSummary
    ...UnitTables
    ...ListingGallery
    ...RegistrationBlock
  }
`;
