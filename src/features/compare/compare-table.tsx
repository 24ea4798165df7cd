import { Link } from "gatsby";
import { useState, type ReactNode } from "react";
import { type ComparedHome, comparedRows, type ComparedCell } from "../../catalogue/compared-home";
import { MapCredit, PositionMap } from "../../listing/position-map";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/picture";
import { ScrollBox } from "../../ui/scroll-box";
import { useDisplayUnits, type DisplayUnits } from "../../visitor/display-units";
import * as styles from "./compare-table.module.css";

const differ = (values: readonly (string | null)[]) =>
  new Set(values.filter((value) => value !== null)).size > 1;

/** The visitor's units; where none are chosen and the homes' differ, rupees and square feet. */
export function unitsOfComparison(homes: readonly ComparedHome[], chosen: DisplayUnits): DisplayUnits {
  return {
    ...chosen,
    currency: chosen.currency ?? (differ(homes.map((home) => home.currency)) ? "INR" : null),
    area: chosen.area ?? (differ(homes.map((home) => home.areaUnit)) ? "sqft" : null),
  };
}

/** "≈ $210K"; null where the cell has no figure or stands in these units. */
export function figureIn(
  { conversions }: ComparedCell,
  { currency, area, land }: DisplayUnits,
): string | null {
  const unitKeys = [`${currency}-${area}`, currency, land, area];
  const found = unitKeys.flatMap((name) => conversions.find(({ unit }) => unit === name) ?? []);
  return found[0]?.text ?? null;
}

function CompareCell({ cell, units }: { readonly cell: ComparedCell | null; readonly units: DisplayUnits }) {
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">Not stated</span>
      </>
    );
  const converted = figureIn(cell, units);
  return (
    <>
      {cell.href === null ? (
        cell.text
      ) : (
        <a className="link" href={cell.href} target="_blank" rel="noopener">
          {cell.text}
        </a>
      )}
      {converted !== null && <span className={styles.other}>{converted}</span>}
    </>
  );
}

interface Row {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  readonly isAlike: boolean;
}

const areAlike = (values: readonly unknown[]) => values.length > 1 && new Set(values).size === 1;

function figureRows(homes: readonly ComparedHome[], units: DisplayUnits): Row[] {
  return comparedRows.flatMap(([id, label]) => {
    const cells = homes.map((home) => home.cells.find(({ row }) => row === id) ?? null);
    if (cells.every((cell) => cell === null)) return [];
    const isAlike = areAlike(cells.map((cell) => cell?.text));
    return [
      { label, cells: cells.map((cell, at) => <CompareCell key={at} cell={cell} units={units} />), isAlike },
    ];
  });
}

function facilityRows(homes: readonly ComparedHome[]): Row[] {
  const labels = new Set(homes.flatMap(({ facilities }) => facilities));
  const rows = [...labels].map((label) => {
    const has = homes.map(({ facilities }) => facilities.includes(label));
    const cells = has.map((isThere) => (
      <>
        {isThere ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
        <span className="vh">{isThere ? "Yes" : "No"}</span>
      </>
    ));
    return { label, cells, isAlike: areAlike(has) };
  });
  return [...rows.filter(({ isAlike }) => !isAlike), ...rows.filter(({ isAlike }) => isAlike)];
}

interface TableRowProps extends Omit<Row, "isAlike"> {
  readonly className: string | undefined;
}

function TableRow({ label, cells, className }: TableRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}

interface CompareTableProps {
  readonly homes: readonly ComparedHome[];
  readonly onRemove: (slug: string) => void;
}

/** Hides rows in which all homes are alike until asked; then marks the others. */
export function CompareTable({ homes, onRemove }: CompareTableProps) {
  const [isWhole, setWhole] = useState(false);
  const units = unitsOfComparison(homes, useDisplayUnits());
  const figures = figureRows(homes, units);
  const facilities = facilityRows(homes);
  const alike = [...figures, ...facilities].filter((row) => row.isAlike).length;
  const shown = (rows: readonly Row[]) =>
    rows
      .filter(({ isAlike }) => isWhole || !isAlike)
      .map(({ isAlike, ...row }) => (
        <TableRow key={row.label} {...row} className={isWhole && !isAlike ? styles.differs : undefined} />
      ));
  const shownFacilities = shown(facilities);
  const hasMap = homes.some(({ place }) => place !== null);
  return (
    <>
      <ScrollBox label="Comparison">
        <table className={styles.table} data-comparison={homes.length}>
          <caption className="vh">{homes.map(({ title }) => title).join(", ")}</caption>
          <thead>
            <tr>
              <td />
              {homes.map(({ slug, title, path, location, cover }) => (
                <th key={slug} scope="col">
                  <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
                    <Picture picture={cover} alt="" sizes="(min-width: 1024px) 270px, 210px" eager />
                  </Link>
                  <span className={`note ${styles.location}`}>{location}</span>
                  <Link to={path} className={`hover-line ${styles.title}`}>
                    {title}
                  </Link>
                  <IconButton
                    icon="x"
                    size="text"
                    className={styles.remove}
                    label={`Remove ${title} from the comparison`}
                    onClick={() => onRemove(slug)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown(figures)}
            {hasMap && (
              <TableRow
                label="Place on the map"
                className="screen-only"
                cells={homes.map(({ title, place }) =>
                  place === null ? (
                    <CompareCell cell={null} units={units} />
                  ) : (
                    <PositionMap
                      place={place}
                      alt={`Drawn map of the surroundings of ${title}`}
                      className={styles.map}
                    />
                  ),
                )}
              />
            )}
            <TableRow
              label="Facilities"
              className={styles.printed}
              cells={homes.map(({ facilities: all }) => all.join(", "))}
            />
          </tbody>
          {shownFacilities.length > 0 && (
            <tbody className={styles.facilities}>
              <tr>
                <th scope="rowgroup" colSpan={homes.length + 1}>
                  {isWhole || homes.length === 1 ? "Facilities" : "Facilities that differ"}
                </th>
              </tr>
              {shownFacilities}
            </tbody>
          )}
        </table>
      </ScrollBox>
      {hasMap && <MapCredit />}
      {alike > 0 && (
        <Button
          look="outline"
          className={`screen-only ${styles.whole}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Show differences alone" : `Show what is alike (${alike})`}
        </Button>
      )}
    </>
  );
}
