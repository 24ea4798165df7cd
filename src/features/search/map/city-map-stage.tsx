import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { CityMap } from "../../../catalogue/city-map";
import { heightPerWidth, pointOnMap, positionOnMap, type Position } from "../../../catalogue/map-frame";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useDisplayUnits } from "../../../visitor/display-units";
import { clusterHomes } from "./cluster-homes";
import * as styles from "./homes-map.module.css";
import type { PlacedHome } from "./homes-on-map";
import { lightCards, useCardPointedAt } from "./lit-cards";
import { MapCard } from "./map-card";
import { MapControls } from "./map-controls";
import { fitView, panBy, placeAt, wholeSize, zoomAt, type MapView, type Size } from "./map-view";
import { keyOf, MapPins, type HomeCluster } from "./map-pins";
import { useAreaDrawing } from "./use-area-drawing";
import { useKeys } from "./use-keys";
import { useMapGestures } from "./use-map-gestures";

interface CityMapStageProps {
  readonly map: CityMap;
  readonly homes: readonly PlacedHome[];
  readonly area: readonly Position[];
  readonly onArea: (corners: readonly Position[]) => void;
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

/** Size of the box before it has been measured, in CSS pixels. */
const unmeasured: Size = { width: 360, height: 420 };

/** A city's drawing with the homes on it, to be moved, zoomed and drawn upon. */
export function CityMapStage({ map, homes, area, onArea }: CityMapStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unmeasured);
  const whole = useMemo(() => wholeSize(size, heightPerWidth(map)), [size, map]);
  const corners = useMemo(() => area.map((corner) => pointOnMap(corner, map)), [area, map]);
  const inView = () => fitView(homes.length > 0 ? homes.map(({ at }) => at) : corners, size, whole);
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ?? inView();
  const middle = { x: size.width / 2, y: size.height / 2 };

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(() => {
      measure();
      setMoved(null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const drawing = useAreaDrawing(
    box,
    (point) => placeAt(point, view, whole),
    (drawn) => onArea(drawn.map((place) => positionOnMap(place, map))),
  );
  useMapGestures({ box, layer, view, size, whole, isActive: !drawing.isDrawing, onView: setMoved });

  const drawnSize = { width: whole.width * view.zoom, height: whole.height * view.zoom };
  const clusters = useMemo(
    () => clusterHomes(homes, { width: whole.width * view.zoom, height: whole.height * view.zoom }),
    [homes, whole, view.zoom],
  );
  const isNear = ({ at }: HomeCluster) => {
    const [x, y] = [at.x * drawnSize.width + view.left, at.y * drawnSize.height + view.top];
    return x > -0.3 * size.width && x < 1.3 * size.width && y > -0.3 * size.height && y < 1.3 * size.height;
  };

  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = clusters.find((cluster) => keyOf(cluster) === openKey) ?? null;
  const open = useCallback(
    (cluster: HomeCluster) => {
      const ids = new Set(cluster.homes.map(({ listingId }) => listingId));
      const places = homes.filter(({ home }) => ids.has(home.listingId)).map(({ at }) => at);
      const closer = fitView(places, size, whole);
      // What zooming parts is zoomed to; homes at one place are listed.
      if (ids.size > 1 && closer.zoom > view.zoom * 1.2) setMoved(closer);
      else setOpenKey(keyOf(cluster));
    },
    [homes, size, whole, view.zoom],
  );
  const close = () => {
    box.current?.querySelector<HTMLElement>(`[data-pin="${openKey}"]`)?.focus({ preventScroll: true });
    setOpenKey(null);
  };
  const zoom = (factor: number) => setMoved(zoomAt(view, factor, middle, size, whole));
  const litId = useCardPointedAt();
  const { currency } = useDisplayUnits();
  const { exchangeRates } = useSiteFacts();

  useKeys(box, (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    const isOnBox = event.target === box.current;
    if (arrow !== undefined) setMoved(panBy(view, arrow[0], arrow[1], size, whole));
    else if (event.key === "+" || event.key === "=") zoom(stepZoom);
    else if (event.key === "-") zoom(1 / stepZoom);
    else if (event.key === "0") setMoved(null);
    else if (event.key === "Escape" && drawing.isDrawing) drawing.cancel();
    else if (event.key === "Backspace" && drawing.isDrawing) drawing.undo();
    else if ((event.key === "Enter" || event.key === " ") && drawing.isDrawing && isOnBox)
      drawing.add(placeAt(middle, view, whole));
    else return;
    event.preventDefault();
  });

  const shape = drawing.isDrawing ? drawing.corners : corners;
  const points = shape.map(({ x, y }) => `${x * drawnSize.width},${y * drawnSize.height}`).join(" ");
  const label = `Map of ${map.city} with ${homes.length} ${homes.length === 1 ? "home" : "homes"}`;
  return (
    <div className={styles.stage}>
      <div
        ref={box}
        className={`${styles.box} ${drawing.isDrawing ? styles.drawing : ""}`}
        role="application"
        aria-label={`${label}. Arrow keys move it, plus and minus zoom.`}
        tabIndex={0}
      >
        <div ref={layer} className={styles.layer} style={drawnSize}>
          <img src={map.drawing} alt="" draggable={false} />
          <svg className={styles.shape} aria-hidden="true" focusable="false">
            {drawing.isDrawing ? <polyline points={points} /> : <polygon points={points} />}
            {drawing.isDrawing &&
              shape.length < 12 &&
              shape.map(({ x, y }, index) => (
                <circle key={index} cx={x * drawnSize.width} cy={y * drawnSize.height} r={4} />
              ))}
          </svg>
          <MapPins
            clusters={clusters.filter(isNear)}
            currency={currency}
            rates={exchangeRates}
            litId={litId}
            openKey={openKey}
            onOpen={open}
            onLight={lightCards}
          />
        </div>
        {drawing.isDrawing && <span className={styles.cross} aria-hidden="true" />}
      </div>
      <MapControls
        drawing={drawing}
        hasArea={area.length > 0}
        onZoom={zoom}
        onShowAll={() => setMoved(null)}
        onCorner={() => drawing.add(placeAt(middle, view, whole))}
        onClear={() => onArea([])}
        focusMap={() => box.current?.focus({ preventScroll: true })}
      />
      {opened !== null && <MapCard homes={opened.homes} onClose={close} />}
    </div>
  );
}
