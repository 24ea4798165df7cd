/** In units of the drawing. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

export interface MapName extends MapPlace {
  readonly text: string;
  readonly look: keyof typeof nameLooks;
  /** 1 is placed first. */
  readonly rank: number;
}

/** Shown from this step on. */
export interface MapLabel extends MapName {
  readonly step: number;
  /** Above its place, as the pin of a home stands below it. */
  readonly isAbove: boolean;
}

/** Widths of the drawing on the screen, in CSS pixels, from which on more names are shown. */
export const widthSteps = [0, 500, 750, 1125, 1690, 2530, 3800, 5700, 8550] as const;

const narrowestPx = 330;

/** Letters in CSS pixels at the lower end of each step, and the steps from which on names of rank 1, 2 and 3 show. */
export const nameLooks = {
  town: { letterPx: 12.5, firstSteps: [0, 1, 2] },
  airport: { letterPx: 11.5, firstSteps: [0, 0, 0] },
  locality: { letterPx: 11.5, firstSteps: [0, 2, 3] },
  water: { letterPx: 11, firstSteps: [3, 3, 4] },
  station: { letterPx: 10.5, firstSteps: [5, 5, 5] },
  road: { letterPx: 10.5, firstSteps: [4, 4, 4] },
};

/** Average width of a letter as a part of its size, in the wider of the fonts. */
const letterWidth = 0.6;
const paddingPx = 4;

/** CSS pixels of a pin with a price, which stands on a home's place. */
const pinPx = { width: 76, height: 36 };

/** Units of a drawing `width` units wide in a CSS pixel. */
const unitsPerPx = (step: number, width: number) =>
  width / Math.max(narrowestPx, widthSteps[step] ?? narrowestPx);

/** In units of a drawing that is `width` units wide. */
export function letterSize(look: MapName["look"], step: number, width: number): number {
  return nameLooks[look].letterPx * unitsPerPx(step, width);
}

/** Whether a name stands below its place, on which a pin may stand. */
export const standsBelow = (look: MapName["look"]): boolean => look !== "water" && look !== "road";

type Box = ReturnType<typeof pinBox>;

function boxOf(name: Omit<MapLabel, "step">, step: number, width: number): Box {
  const size = letterSize(name.look, step, width);
  const half = (name.text.length * letterWidth * size) / 2 + paddingPx * unitsPerPx(step, width);
  const below = name.isAbove ? -0.7 * size : size;
  const y = standsBelow(name.look) ? name.y + below : name.y;
  return { left: name.x - half, right: name.x + half, top: y - size * 0.6, bottom: y + size * 0.6 };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function pinBox({ x, y }: MapPlace, unit: number) {
  const half = (pinPx.width * unit) / 2;
  return { left: x - half, right: x + half, top: y - pinPx.height * unit, bottom: y };
}

/** Shows each name from the first step with room for it, off other names and pins, low ranks first. */
export function placeLabels(
  names: readonly MapName[],
  size: { readonly width: number; readonly height: number },
  homes: readonly MapPlace[] = [],
): readonly MapLabel[] {
  const inOrder = [...names].sort((a, b) => a.rank - b.rank);
  const placed: MapLabel[] = [];
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= size.width && top >= 0 && bottom <= size.height;
  for (const step of widthSteps.keys()) {
    const pins = homes.map((home) => pinBox(home, unitsPerPx(step, size.width)));
    for (const name of inOrder) {
      const { firstSteps } = nameLooks[name.look];
      const first = firstSteps[name.rank - 1] ?? firstSteps.at(-1) ?? 0;
      if (step < first || placed.some(({ text, x, y }) => text === name.text && x === name.x && y === name.y))
        continue;
      const label = [false, standsBelow(name.look)]
        .map((isAbove) => ({ ...name, isAbove, step }))
        .find((side) => !pins.some((pin) => meet(pin, boxOf(side, step, size.width))));
      if (label === undefined) continue;
      const box = boxOf(label, step, size.width);
      if (isInside(box) && !placed.some((earlier) => meet(box, boxOf(earlier, step, size.width))))
        placed.push(label);
    }
  }
  return placed;
}
