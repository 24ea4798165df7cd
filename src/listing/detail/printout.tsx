import { graphql } from "gatsby";
import { formatPhone } from "../../lib/phone";
import { useSiteFacts } from "../../site/use-site-facts";
import { Picture } from "../../ui/picture";
import { ConvertedPrice } from "../converted";
import { ConvertedArea } from "./converted-area";
import { mainSizes } from "./picture-sizes";
import { type PropertyKind, isLand } from "../../catalogue/taxonomy";
import { belowUnitCell, CellTable, unitTables, type UnitRows } from "./spec-table";
import { RegistrationBlock } from "./approvals";
import { offerFacts } from "../offer-facts";
import * as styles from "./printout.module.css";

type Offered = Parameters<typeof offerFacts>[0];

interface PrintedListing extends Offered {
  readonly typeLabel: string;
  readonly bedrooms: string | null;
  readonly size: string | null;
  readonly kinds: readonly PropertyKind[];
  readonly summary: Readonly<
    Record<
      "developer" | "ownership" | "landArea" | "floors" | "units" | "parkingType" | "address",
      string | null
    >
  >;
}

interface PrintedFact {
  readonly label: string;
  readonly value: string;
  /** Of an area: whether it is land. */
  readonly ofLand?: boolean | undefined;
}

/** The known facts of a property, in the order of the printed sheet. */
function printedFacts(listing: PrintedListing): PrintedFact[] {
  const { typeLabel, bedrooms, size, kinds, summary } = listing;
  const { date, deposit } = offerFacts(listing);
  const entries: readonly (readonly [label: string, value: string | null, ofLand?: boolean])[] = [
    ["Type", typeLabel],
    ["Beds", bedrooms],
    ["Size", size, isLand(kinds)],
    [date.label, date.amount],
    ["Deposit", deposit?.amount ?? null],
    ["Developer", summary.developer],
    ["Ownership", summary.ownership],
    ["Land area", summary.landArea, true],
    ["Floors", summary.floors],
    ["Units", summary.units],
    ["Parking", summary.parkingType],
    ["Address", summary.address],
  ];
  return entries.flatMap(([label, value, ofLand]) =>
    value === null || value === "" ? [] : [{ label, value, ofLand }],
  );
}

/** Rows for which one page has room. */
const maxRows = 8;

/** Kinds of unit on the printed sheet; rows beyond that are counted, and are on the page itself. */
function PrintedUnits({
  table,
  kinds,
}: {
  readonly table: UnitRows;
  readonly kinds: readonly PropertyKind[];
}) {
  const { columns, rows } = table;
  if (rows.length === 0) return null;
  const left = rows.length - maxRows;
  return (
    <CellTable
      columns={columns}
      rows={rows.slice(0, maxRows)}
      className={styles.units}
      below={belowUnitCell(table, kinds)}
    >
      {left > 0 && (
        <tr>
          <td colSpan={columns.length}>And {left} more on the page of this property.</td>
        </tr>
      )}
    </CellTable>
  );
}

/**
 * The property on one page of A4, for the printer alone: styles/print.css hides everything else of a page that has one.
 * Its picture is the gallery's in the same size, which the browser has already loaded.
 */
export function Printout({ listing }: { readonly listing: Queries.PrintoutFragment }) {
  const { title, location, path, phone, offer, gallery } = listing;
  const site = useSiteFacts();
  const [photo] = gallery;
  return (
    <div className={styles.sheet} data-printout>
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
          {offer.label} <small>{offer.note}</small>
          <ConvertedPrice {...listing} />
        </p>
      </div>
      <dl className={styles.facts}>
        {printedFacts(listing).map(({ label, value, ofLand }) => (
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
        <PrintedUnits key={table.label} table={table} kinds={listing.kinds} />
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
    offer {
      label
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
    ...UnitTables
    ...ListingGallery
    ...RegistrationBlock
  }
`;
