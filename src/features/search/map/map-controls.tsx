import { useEffect, useRef, useState, type RefObject } from "react";
import simplify from "simplify-js";
import type { MapPoint } from "../../../catalogue/city-map";
import { hasModifier } from "../../../lib/keys";
import { counted } from "../../../lib/text";
import { Icon } from "../../../ui/icon";
import { maxCorners } from "../filters/definitions/area-filter";
import { distance, panBy, pointIn, zoomStep, type MapStage } from "./map-view";
import * as styles from "./homes-map.module.css";

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

type AreaDrawing = ReturnType<typeof useAreaDrawing>;

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
  /** Gives the focus to the map, whose keys set corners; the button pressed may go. */
  const reset = (draws: boolean) => {
    dropStroke();
    setCorners([]);
    setDrawing(draws);
    box.current?.focus({ preventScroll: true });
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
    start: () => reset(true),
    cancel: () => reset(false),
    add,
    undo: () => setCorners((before) => before.slice(0, -1)),
    finish: () => close(corners),
  };
}

/** For buttons and keys; zooming and corners are in the middle of the map. */
export interface MapActions {
  readonly drawing: AreaDrawing;
  readonly onZoom: (factor: number) => void;
  readonly onShowAll: () => void;
  readonly onCorner: () => void;
}

interface MapControlsProps extends MapActions {
  readonly hasArea: boolean;
  readonly onClear: () => void;
}

export function MapControls(props: MapControlsProps) {
  const { drawing, hasArea, onZoom, onShowAll, onCorner, onClear } = props;
  const { isDrawing, corners } = drawing;
  return (
    <>
      <div className={`screen-only ${styles.zoom}`}>
        <button type="button" aria-label="Zoom in" onClick={() => onZoom(zoomStep)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => onZoom(1 / zoomStep)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label="Show all homes on the map" onClick={onShowAll}>
          <Icon name="expand" />
        </button>
      </div>
      <div className={`screen-only ${styles.draw}`}>
        {/* There before its text, as screen readers announce no other. */}
        <p role="status">
          {isDrawing &&
            (corners.length === 0
              ? "Draw a line around the homes, or press its corners."
              : `${counted(corners.length, "corner")} set.`)}
        </p>
        {isDrawing ? (
          <div className={`segmented ${styles.drawButtons}`}>
            <button type="button" onClick={onCorner}>
              Set corner
            </button>
            <button type="button" disabled={corners.length === 0} onClick={drawing.undo}>
              Undo
            </button>
            <button type="button" disabled={corners.length < 3} onClick={drawing.finish}>
              Done
            </button>
            <button type="button" onClick={drawing.cancel}>
              Cancel
            </button>
          </div>
        ) : (
          <div className={`segmented ${styles.drawButtons}`}>
            <button type="button" onClick={drawing.start}>
              {hasArea ? "Draw another area" : "Draw an area"}
            </button>
            {hasArea && (
              <button type="button" onClick={onClear}>
                Clear area
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Listens to keys anywhere in the element. */
export function useKeys(element: RefObject<HTMLElement>, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const target = element.current;
    target?.addEventListener("keydown", onKey);
    return () => target?.removeEventListener("keydown", onKey);
  });
}

/** Pixels that an arrow key moves the map. */
const arrowPx = 80;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [arrowPx, 0],
  ArrowRight: [-arrowPx, 0],
  ArrowUp: [0, arrowPx],
  ArrowDown: [0, -arrowPx],
};

/** Arrows, plus, minus and 0; while drawing Enter, Backspace and Escape. */
export function useMapKeys({ box, view, size, whole, onView }: MapStage, actions: MapActions): void {
  useKeys(box, (event) => {
    if (hasModifier(event)) return;
    const { drawing, onZoom, onShowAll, onCorner } = actions;
    const arrow = arrows[event.key];
    const isOnBox = event.target === box.current;
    if (arrow !== undefined) onView(panBy(view, arrow[0], arrow[1], size, whole));
    else if (event.key === "+" || event.key === "=") onZoom(zoomStep);
    else if (event.key === "-") onZoom(1 / zoomStep);
    else if (event.key === "0") onShowAll();
    else if (event.key === "Escape" && drawing.isDrawing) drawing.cancel();
    else if (event.key === "Backspace" && drawing.isDrawing) drawing.undo();
    else if ((event.key === "Enter" || event.key === " ") && drawing.isDrawing && isOnBox) onCorner();
    else return;
    event.preventDefault();
  });
}
