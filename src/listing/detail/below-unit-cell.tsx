import type { ReactNode } from "react";
import { isLand } from "../../catalogue/is-land";
import type { PropertyKind } from "../../catalogue/taxonomy";
import { ConvertedArea, ConvertedUnitPrice } from "./converted-text";

/** Columns of a table of units (unit-tables.ts) after the type of unit. */
const sizeColumn = 1;
const priceColumn = 2;

/** What stands below a cell of a table of units: the size or price in other units, and what a square foot costs. */
export const belowUnitCell =
  (kinds: readonly PropertyKind[]) =>
  (cells: readonly string[], column: number): ReactNode => {
    const [, size = "", price = ""] = cells;
    if (column === sizeColumn) return <ConvertedArea text={size} isLand={isLand(kinds)} />;
    return column === priceColumn ? <ConvertedUnitPrice price={price} size={size} /> : null;
  };
