import { useEffect, useRef, useState, type RefObject } from "react";
import type { MapPoint } from "../../../catalogue/map-frame";
import { mostCorners } from "../filters/definitions/area-filter";

/** Distance of a point from the line through two others. */
function distanceFrom(point: MapPoint, start: MapPoint, end: MapPoint): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - start.x, point.y - start.y);
  return Math.abs(dy * (point.x - start.x) - dx * (point.y - start.y)) / length;
}

/** The points of a line without those that lie less than `tolerance` beside it (Douglas and Peucker). */
export function simplifyLine(points: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [start, end] = [points[0], points.at(-1)];
  if (start === undefined || end === undefined || points.length < 3) return points;
  const inner = points.slice(1, -1).map((point) => distanceFrom(point, start, end));
  const farthest = Math.max(...inner);
  if (farthest < tolerance) return [start, end];
  const split = inner.indexOf(farthest) + 1;
  const before = simplifyLine(points.slice(0, split + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(split), tolerance)];
}

/** A line with at most so many points, as near to the one drawn as that allows. */
export function shortenLine(
  points: readonly MapPoint[],
  most: number,
  tolerance: number,
): readonly MapPoint[] {
  const shorter = simplifyLine(points, tolerance);
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
    const isOnControl = ({ target }: PointerEvent) =>
      target instanceof Element && target.closest("button, a") !== null;
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || isOnControl(event) || !event.isPrimary) return;
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
    stage.addEventListener("pointerdown", onDown);
    stage.addEventListener("pointermove", onMove);
    stage.addEventListener("pointerup", onUp);
    stage.addEventListener("pointercancel", dropStroke);
    return () => {
      stage.removeEventListener("pointerdown", onDown);
      stage.removeEventListener("pointermove", onMove);
      stage.removeEventListener("pointerup", onUp);
      stage.removeEventListener("pointercancel", dropStroke);
    };
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
