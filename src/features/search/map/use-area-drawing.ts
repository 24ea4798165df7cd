import { useEffect, useRef, useState, type RefObject } from "react";
import simplify from "simplify-js";
import type { MapPoint } from "../../../catalogue/map-frame";
import { mostCorners } from "../filters/definitions/area-filter";

/** A line with at most so many points, as near to the one drawn as that allows. */
export function shortenLine(
  points: readonly MapPoint[],
  most: number,
  tolerance: number,
): readonly MapPoint[] {
  const shorter = simplify([...points], tolerance, true);
  return shorter.length <= most ? shorter : shortenLine(points, most, tolerance * 1.5);
}

/** Pixels between two points of a line drawn by hand, and how far a corner may lie off it. */
const stepPx = 4;
const tolerancePx = 4;
/** Below this a line is a press. */
const pressPx = 8;

export interface AreaDrawing {
  /** Corners set so far, as places on the map. */
  readonly corners: readonly MapPoint[];
  /** What is drawn on the map: the line while one is drawn, else the corners. */
  readonly shape: readonly MapPoint[];
  readonly isDrawing: boolean;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly add: (corner: MapPoint) => void;
  readonly undo: () => void;
  readonly finish: () => void;
}

const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether all of a line lies so near to where it begins that it is a press. */
const isPress = (line: readonly MapPoint[]) =>
  line.every((point) => distance(point, line[0] ?? point) < pressPx);

/**
 * Draws an area on the map: by a line drawn with finger or mouse, which closes when it is let go, or corner by corner by
 * presses and keys. `placeOf` turns a point of the box into a place on the map; `onArea` gets its corners, three or more.
 */
export function useAreaDrawing(
  box: RefObject<HTMLDivElement>,
  placeOf: (point: MapPoint) => MapPoint,
  onArea: (corners: readonly MapPoint[]) => void,
): AreaDrawing {
  const [isDrawing, setDrawing] = useState(false);
  const [corners, setCorners] = useState<readonly MapPoint[]>([]);
  /** The line being drawn as it is shown; null where there is none, or no more than a press so far. */
  const [stroke, setStroke] = useState<readonly MapPoint[] | null>(null);
  /** The line being drawn, in points of the box. */
  const line = useRef<MapPoint[] | null>(null);
  const dropStroke = () => {
    line.current = null;
    setStroke(null);
  };
  const reset = (draws: boolean) => {
    dropStroke();
    setCorners([]);
    setDrawing(draws);
  };
  const add = (corner: MapPoint) => setCorners((before) => [...before, corner].slice(0, mostCorners));
  const close = (area: readonly MapPoint[]) => {
    if (area.length < 3) return;
    reset(false);
    onArea(area);
  };

  useEffect(() => {
    const stage = box.current;
    if (stage === null || !isDrawing) return undefined;
    const at = ({ clientX, clientY }: PointerEvent): MapPoint => {
      const { left, top } = stage.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      line.current = [at(event)];
      stage.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const last = line.current?.at(-1);
      if (line.current === null || last === undefined || !event.isPrimary) return;
      const now = at(event);
      if (distance(now, last) < stepPx) return;
      line.current.push(now);
      if (!isPress(line.current)) setStroke(line.current.map(placeOf));
    };
    const onUp = (event: PointerEvent) => {
      const drawn = line.current;
      if (drawn === null || !event.isPrimary) return;
      dropStroke();
      const [first] = drawn;
      if (first !== undefined && isPress(drawn)) add(placeOf(first));
      else close(shortenLine(drawn, mostCorners, tolerancePx).map(placeOf));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    stage.addEventListener("pointerdown", onDown, { signal });
    stage.addEventListener("pointermove", onMove, { signal });
    stage.addEventListener("pointerup", onUp, { signal });
    stage.addEventListener("pointercancel", dropStroke, { signal });
    return () => listeners.abort();
  });

  return {
    corners,
    shape: stroke ?? corners,
    isDrawing,
    start: () => reset(true),
    cancel: () => reset(false),
    add,
    undo: () => setCorners((before) => before.slice(0, -1)),
    finish: () => close(corners),
  };
}
