/** Where a drawn map stands in its box, in CSS pixels, and the gestures that pan and zoom it. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { MapPoint } from "../../../catalogue/city-map";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface MapView {
  /** 1 shows the whole map. */
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** The map's data is no finer. */
const maxWidth = 9600;
/** Labels stand above pins; buttons for drawing and zooming cover the upper corners. */
const covered = { left: 48, right: 100, top: 100, bottom: 24 };
const widthForOne = 3200;

export const zoomStep = 1.6;

/** Size of the whole map in its box; `ratio` is height to width. */
export function wholeSize(box: Size, ratio: number): Size {
  const width = Math.min(box.width, box.height / ratio);
  return { width, height: width * ratio };
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Keeps the zoom within the data, and the map's edges out of the free part of the box unless the map is smaller. */
function clampView({ zoom, left, top }: MapView, box: Size, whole: Size): MapView {
  const bounded = within(zoom, 1, maxWidth / whole.width);
  const offset = (edge: number, room: number, length: number, before: number, after: number) =>
    length <= room ? (room - length) / 2 : within(edge, room - after - length, before);
  return {
    zoom: bounded,
    left: offset(left, box.width, whole.width * bounded, covered.left, covered.right),
    top: offset(top, box.height, whole.height * bounded, covered.top, covered.bottom),
  };
}

/** The point of the box at x and y stays where it is. */
export function zoomAt(view: MapView, factor: number, { x, y }: MapPoint, box: Size, whole: Size): MapView {
  const zoom = within(view.zoom * factor, 1, maxWidth / whole.width);
  const by = zoom / view.zoom;
  return clampView({ zoom, left: x - (x - view.left) * by, top: y - (y - view.top) * by }, box, whole);
}

/** By pixels. */
export function panBy(view: MapView, x: number, y: number, box: Size, whole: Size): MapView {
  return clampView({ ...view, left: view.left + x, top: view.top + y }, box, whole);
}

/** Shows all points in the free part of the box; the whole map where there are none. */
export function fitView(points: readonly MapPoint[], box: Size, whole: Size): MapView {
  if (points.length === 0) return clampView({ zoom: 1, left: 0, top: 0 }, box, whole);
  const range = (values: readonly number[]) => {
    const from = values.reduce((a, b) => Math.min(a, b));
    const to = values.reduce((a, b) => Math.max(a, b));
    return { middle: (from + to) / 2, length: to - from };
  };
  const across = range(points.map(({ x }) => x));
  const down = range(points.map(({ y }) => y));
  const free = {
    width: box.width - covered.left - covered.right,
    height: box.height - covered.top - covered.bottom,
  };
  const closest = Math.min(
    free.width / (across.length * whole.width || Number.MIN_VALUE),
    free.height / (down.length * whole.height || Number.MIN_VALUE),
    widthForOne / whole.width,
  );
  const zoom = within(closest, 1, maxWidth / whole.width);
  const left = covered.left + free.width / 2 - across.middle * whole.width * zoom;
  const top = covered.top + free.height / 2 - down.middle * whole.height * zoom;
  return clampView({ zoom, left, top }, box, whole);
}

export const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a pointer is in the box, in CSS pixels. */
export function pointIn(box: Element, { clientX, clientY }: MouseEvent): MapPoint {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** From a point of the box to a place on the map. */
export function placeAt({ x, y }: MapPoint, { zoom, left, top }: MapView, whole: Size): MapPoint {
  return { x: (x - left) / (whole.width * zoom), y: (y - top) / (whole.height * zoom) };
}

export interface MapStage {
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
  /** Where a gesture has taken the map; null once it is committed. */
  const moving = useRef<MapView | null>(null);
  useLayoutEffect(() => {
    latest.current = stage;
    show(stage.layer.current, moving.current ?? stage.view, stage.view);
  });

  useEffect(() => {
    const box = latest.current.box.current;
    if (box === null) return undefined;
    const fingers = new Map<number, MapPoint>();
    let isMoving = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const change = (to: (view: MapView, size: Size, whole: Size) => MapView) => {
      const { view, size, whole, layer, onView } = latest.current;
      const live = to(moving.current ?? view, size, whole);
      moving.current = live;
      show(layer.current, live, view);
      // Before the pins beyond the edges are used up (`clustersNear`).
      const [x, y] = [(live.left - view.left) / size.width, (live.top - view.top) / size.height];
      if (live.zoom === view.zoom && Math.max(Math.abs(x), Math.abs(y)) > 0.25) onView(live);
    };
    const end = () => {
      if (moving.current !== null) latest.current.onView(moving.current);
      moving.current = null;
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
