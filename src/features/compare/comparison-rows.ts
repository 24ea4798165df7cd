import { comparedRows, type ComparedCell, type ComparedHome } from "../../catalogue/compared-home";

interface FigureRow {
  readonly label: string;
  /** One for each home; null where it says nothing. */
  readonly cells: readonly (ComparedCell | null)[];
  readonly isAlike: boolean;
}

interface FacilityRow {
  readonly label: string;
  /** One for each home: whether it has it. */
  readonly has: readonly boolean[];
  readonly isAlike: boolean;
}

/** Whether all of several are the same; one alone is like nothing. */
const areAlike = (values: readonly unknown[]) => values.length > 1 && new Set(values).size === 1;

/** The rows that at least one of the homes has something in. */
export function figureRows(homes: readonly ComparedHome[]): FigureRow[] {
  return comparedRows.flatMap(([id, label]) => {
    const cells = homes.map((home) => home.cells.find(({ row }) => row === id) ?? null);
    if (cells.every((cell) => cell === null)) return [];
    return [{ label, cells, isAlike: areAlike(cells.map((cell) => cell?.text)) }];
  });
}

/** The facilities of any of the homes, those that all have last. */
export function facilityRows(homes: readonly ComparedHome[]): FacilityRow[] {
  const labels = new Set(homes.flatMap(({ facilities }) => facilities));
  const rows = [...labels].map((label) => {
    const has = homes.map(({ facilities }) => facilities.includes(label));
    return { label, has, isAlike: areAlike(has) };
  });
  return [...rows.filter(({ isAlike }) => !isAlike), ...rows.filter(({ isAlike }) => isAlike)];
}
