import type { RefObject } from "react";
import { panBy, placeAt, zoomAt, type MapView, type Size } from "./map-view";
import type { AreaDrawing } from "./use-area-drawing";
import { useKeys } from "./use-keys";

interface MapKeys {
  readonly view: MapView;
  readonly size: Size;
  readonly whole: Size;
  readonly drawing: AreaDrawing;
  /** Null shows all homes. */
  readonly onView: (view: MapView | null) => void;
}

/** How far an arrow key moves the map, in pixels, and how much a press of plus enlarges it. */
const stepPx = 80;
const stepZoom = 1.6;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [stepPx, 0],
  ArrowRight: [-stepPx, 0],
  ArrowUp: [0, stepPx],
  ArrowDown: [0, -stepPx],
};

/** Moves, zooms and draws by keys: arrows, plus, minus, 0; while drawing Enter, Backspace and Escape. */
export function useMapKeys(
  box: RefObject<HTMLElement>,
  { view, size, whole, drawing, onView }: MapKeys,
): void {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number) => onView(zoomAt(view, factor, middle, size, whole));
  useKeys(box, (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    const isOnBox = event.target === box.current;
    if (arrow !== undefined) onView(panBy(view, arrow[0], arrow[1], size, whole));
    else if (event.key === "+" || event.key === "=") zoom(stepZoom);
    else if (event.key === "-") zoom(1 / stepZoom);
    else if (event.key === "0") onView(null);
    else if (event.key === "Escape" && drawing.isDrawing) drawing.cancel();
    else if (event.key === "Backspace" && drawing.isDrawing) drawing.undo();
    else if ((event.key === "Enter" || event.key === " ") && drawing.isDrawing && isOnBox)
      drawing.add(placeAt(middle, view, whole));
    else return;
    event.preventDefault();
  });
}
