import { useEffect, useRef, useState, type RefObject } from "react";
import simplify from "simplify-js";
import type { MapPoint } from "../../../catalogue/city-map";
import { maxCorners } from "../filters/definitions/area-filter";
import { distance, pointIn } from "./map-view";

/** A line of at most `maxPoints` points, as near to the given one as that allows. */
export function shortenLine(
  points: readonly MapPoint[],
  maxPoints: number,
  tolerance: number,
): readonly MapPoint[] {
  const shorter = simplify([...points], tolerance, true);
  return shorter.length <= maxPoints ? shorter : shortenLine(points, maxPoints, tolerance * 1.5);
}

/** Pixels between points of a drawn line, and how far a corner may lie off it. */
const stepPx = 4;
const tolerancePx = 4;
/** Below this a line is a press. */
const pressPx = 8;

export type AreaDrawing = ReturnType<typeof useAreaDrawing>;

const isPress = (line: readonly MapPoint[]) =>
  line.every((point) => distance(point, line[0] ?? point) < pressPx);

/** Draws an area by a line or corner by corner; `pointOf` takes points of the box, `onArea` gets three or more. */
export function useAreaDrawing(
  box: RefObject<HTMLDivElement>,
  pointOf: (point: MapPoint) => MapPoint,
  onArea: (corners: readonly MapPoint[]) => void,
) {
  const [isDrawing, setDrawing] = useState(false);
  const [corners, setCorners] = useState<readonly MapPoint[]>([]);
  /** Null where nothing is drawn, or no more than a press so far. */
  const [stroke, setStroke] = useState<readonly MapPoint[] | null>(null);
  /** In points of the box. */
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
  const add = (corner: MapPoint) => setCorners((before) => [...before, corner].slice(0, maxCorners));
  const close = (area: readonly MapPoint[]) => {
    if (area.length < 3) return;
    reset(false);
    onArea(area);
  };

  useEffect(() => {
    const stage = box.current;
    if (stage === null || !isDrawing) return undefined;
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      line.current = [pointIn(stage, event)];
      stage.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const last = line.current?.at(-1);
      if (line.current === null || last === undefined || !event.isPrimary) return;
      const now = pointIn(stage, event);
      if (distance(now, last) < stepPx) return;
      line.current.push(now);
      if (!isPress(line.current)) setStroke(line.current.map(pointOf));
    };
    const onUp = (event: PointerEvent) => {
      const drawn = line.current;
      if (drawn === null || !event.isPrimary) return;
      dropStroke();
      const [first] = drawn;
      if (first !== undefined && isPress(drawn)) add(pointOf(first));
      else close(shortenLine(drawn, maxCorners, tolerancePx).map(pointOf));
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
    /** Gives the focus to the map, whose keys set corners. */
    start: () => {
      reset(true);
      box.current?.focus({ preventScroll: true });
    },
    cancel: () => reset(false),
    add,
    undo: () => setCorners((before) => before.slice(0, -1)),
    finish: () => close(corners),
  };
}
