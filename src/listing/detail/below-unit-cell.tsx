import type { ReactNode } from "react";
import { isLand, type PropertyKind } from "../../catalogue/taxonomy";
import { ConvertedPrice, ListingRate } from "../converted";
import { ConvertedArea } from "./converted-text";
import type { UnitRows } from "./unit-tables";

/** Columns of a table of units (unit-tables.ts) after the type of unit. */
const sizeColumn = 1;
const priceColumn = 2;

/** What stands below a cell of a table of units: the size or price in other units, and what a square foot costs. */
export const belowUnitCell =
  ({ rows, prices }: UnitRows, kinds: readonly PropertyKind[]) =>
  (row: number, column: number): ReactNode => {
    if (column === sizeColumn)
      return <ConvertedArea text={rows[row]?.[column] ?? ""} isLand={isLand(kinds)} />;
    const price = column === priceColumn ? prices[row] : undefined;
    if (price === undefined) return null;
    return (
      <>
        <ConvertedPrice {...price} />
        <ListingRate {...price} />
      </>
    );
  };
