/** The price of a row in numbers, for other currencies. */
type RowPrice = Queries.ConvertedPriceFragment;

interface UnitSource {
  readonly details: {
    readonly units: readonly (RowPrice & {
      readonly type: string;
      readonly size: string;
      readonly price: string;
    })[];
  };
  readonly unitTable: {
    readonly columns: readonly string[];
    readonly rows: readonly { readonly unitType: string; readonly size: string }[];
  } | null;
}

/** Kinds of unit as a table. */
export interface UnitRows {
  readonly label: string;
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  /** Of each row; none where the table has no prices. */
  readonly prices: readonly RowPrice[];
}

/** The kinds of unit of a listing, as tables; none where it has none. */
export function unitTables({ details: { units }, unitTable }: UnitSource): readonly UnitRows[] {
  const priced = {
    label: "Units and prices",
    columns: ["Type", "Size", "Price"],
    rows: units.map(({ type, size, price }) => [type, size, price]),
    prices: units,
  };
  const sized = unitTable && {
    label: "Units and sizes",
    columns: unitTable.columns,
    rows: unitTable.rows.map(({ unitType, size }) => [unitType, size]),
    prices: [],
  };
  return [...(units.length > 0 ? [priced] : []), ...(sized === null ? [] : [sized])];
}
