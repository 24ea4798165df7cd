import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { MapPoint } from "../../../catalogue/city-map";
import { hasModifier } from "../../../lib/keys";
import { distance, panBy, pointIn, zoomAt, zoomStep, type MapView, type Size } from "./map-view";
import type { MapActions } from "./map-controls";

interface MapStage {
  readonly box: RefObject<HTMLDivElement>;
  readonly layer: RefObject<HTMLDivElement>;
  readonly view: MapView;
  readonly size: Size;
  readonly whole: Size;
  readonly isActive: boolean;
  readonly onView: (view: MapView) => void;
}

/** Pixels that a finger may move and still presses. */
const slack = 6;
/** The map is drawn anew this long after the last turn of the wheel. */
const wheelRestMs = 160;

/** Pointer, two fingers and wheel. A gesture sets only the layer's transform; pins keep their size by `--shrink`. */
export function useMapGestures(stage: MapStage): void {
  const latest = useRef(stage);
  useLayoutEffect(() => {
    latest.current = stage;
    show(stage.layer.current, stage.view, stage.view);
  });

  useEffect(() => {
    const box = latest.current.box.current;
    if (box === null) return undefined;
    const fingers = new Map<number, MapPoint>();
    let live: MapView | null = null;
    let isMoving = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const change = (to: (view: MapView, size: Size, whole: Size) => MapView) => {
      const { view, size, whole, layer, onView } = latest.current;
      live = to(live ?? view, size, whole);
      show(layer.current, live, view);
      // Before the pins beyond the edges are used up (`clustersNear`).
      const [x, y] = [(live.left - view.left) / size.width, (live.top - view.top) / size.height];
      if (live.zoom === view.zoom && Math.max(Math.abs(x), Math.abs(y)) > 0.25) onView(live);
    };
    const end = () => {
      if (live !== null) latest.current.onView(live);
      live = null;
    };

    const onDown = (event: PointerEvent) => {
      if (!latest.current.isActive || event.button !== 0) return;
      fingers.set(event.pointerId, pointIn(box, event));
      if (fingers.size === 1) isMoving = false;
    };
    const onUp = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId) && fingers.size === 0) end();
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      // No pointerup comes for a mouse let go beyond the map before it was captured.
      if (event.buttons === 0) return onUp(event);
      const now = pointIn(box, event);
      if (!isMoving && fingers.size === 1 && distance(now, before) < slack) return;
      if (!isMoving) {
        isMoving = true;
        // From now on the press is the map's and not that of a pin.
        for (const id of fingers.keys()) box.setPointerCapture(id);
      }
      const [second] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.set(event.pointerId, now);
      change((view, size, whole) => {
        if (second === undefined) return panBy(view, now.x - before.x, now.y - before.y, size, whole);
        const middle = { x: (now.x + second.x) / 2, y: (now.y + second.y) / 2 };
        const apart = (finger: MapPoint) => Math.max(1, distance(finger, second));
        const moved = panBy(view, (now.x - before.x) / 2, (now.y - before.y) / 2, size, whole);
        return zoomAt(moved, apart(now) / apart(before), middle, size, whole);
      });
    };
    const onWheel = (event: WheelEvent) => {
      // The wheel scrolls the page until the map has the focus; a pinch on a pad sets ctrlKey.
      if (!event.ctrlKey && !box.contains(document.activeElement)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400));
      change((view, size, whole) => zoomAt(view, factor, pointIn(box, event), size, whole));
      clearTimeout(resting);
      resting = setTimeout(end, wheelRestMs);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    box.addEventListener("pointerdown", onDown, { signal });
    box.addEventListener("pointermove", onMove, { signal });
    box.addEventListener("pointerup", onUp, { signal });
    box.addEventListener("pointercancel", onUp, { signal });
    box.addEventListener("wheel", onWheel, { passive: false, signal });
    return () => {
      clearTimeout(resting);
      listeners.abort();
    };
  }, []);
}

function show(layer: HTMLDivElement | null, { zoom, left, top }: MapView, drawn: MapView): void {
  if (layer === null) return;
  const scale = zoom / drawn.zoom;
  layer.style.willChange = scale === 1 ? "" : "transform";
  layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  layer.style.setProperty("--shrink", String(1 / scale));
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
const stepPx = 80;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [stepPx, 0],
  ArrowRight: [-stepPx, 0],
  ArrowUp: [0, stepPx],
  ArrowDown: [0, -stepPx],
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
