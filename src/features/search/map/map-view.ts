/** Where a drawn map stands in its box: panning and zooming, in CSS pixels. */
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
