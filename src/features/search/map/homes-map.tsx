import { Link } from "gatsby";
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useLayoutEffect,
  type RefObject,
} from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import {
  heightPerWidth,
  pointOnMap,
  positionOnMap,
  cityMapsPath,
  isCityMaps,
  type CityMap,
} from "../../../catalogue/city-map";
import type { Position } from "../../../catalogue/position";
import { valueAt } from "../../../lib/json-record";
import { counted } from "../../../lib/text";
import { MapCredit } from "../../../listing/position-map";
import { clusterHomes, clustersNear, firstMap, placeHomes, type PlacedHome } from "./homes-on-map";
import { MapControls, useAreaDrawing, useMapKeys, type MapActions } from "./map-controls";
import { MapCard, keyOf, MapPins, type HomeCluster } from "./map-pins";
import { fitView, placeAt, wholeSize, zoomAt, useMapGestures, type MapView, type Size } from "./map-view";
import * as styles from "./homes-map.module.css";

const unmeasured: Size = { width: 360, height: 420 };

/** In CSS pixels; keep the identity of `onChange`. */
function useBoxSize(box: RefObject<HTMLElement>, onChange: () => void): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(() => {
      measure();
      onChange();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, onChange]);
  return size;
}

interface CityMapStageProps {
  readonly map: CityMap;
  readonly homes: readonly PlacedHome[];
  readonly area: readonly Position[];
  readonly onArea: (corners: readonly Position[]) => void;
}

function CityMapStage({ map, homes, area, onArea }: CityMapStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const showAll = useCallback(() => setMoved(null), []);
  const size = useBoxSize(box, showAll);
  const whole = useMemo(() => wholeSize(size, heightPerWidth(map)), [size, map]);
  const corners = useMemo(() => area.map((corner) => pointOnMap(corner, map)), [area, map]);
  const view = moved ?? fitView(homes.length > 0 ? homes.map(({ at }) => at) : corners, size, whole);
  const middle = { x: size.width / 2, y: size.height / 2 };

  const drawing = useAreaDrawing(
    box,
    (point) => placeAt(point, view, whole),
    (drawn) => onArea(drawn.map((point) => positionOnMap(point, map))),
  );
  const stage = { box, layer, view, size, whole, isActive: !drawing.isDrawing, onView: setMoved };
  useMapGestures(stage);

  const drawnSize = { width: whole.width * view.zoom, height: whole.height * view.zoom };
  // The drawing moves at once; pins follow when there is time.
  const settled = useDeferredValue(view);
  const clusters = useMemo(
    () => clusterHomes(homes, { width: whole.width * settled.zoom, height: whole.height * settled.zoom }),
    [homes, whole, settled.zoom],
  );
  const near = useMemo(() => clustersNear(clusters, settled, size, whole), [clusters, settled, size, whole]);

  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = clusters.find((cluster) => keyOf(cluster) === openKey) ?? null;
  // Filtered away: it would open again by itself, and take the focus.
  if (openKey !== null && opened === null) setOpenKey(null);
  const open = useCallback(
    (cluster: HomeCluster) => {
      const ids = new Set(cluster.homes.map(({ listingId }) => listingId));
      const points = homes.filter(({ home }) => ids.has(home.listingId)).map(({ at }) => at);
      const closer = fitView(points, size, whole);
      // Zooming does not part homes at one place: they are listed.
      if (ids.size > 1 && closer.zoom > settled.zoom * 1.2) setMoved(closer);
      else setOpenKey(keyOf(cluster));
    },
    [homes, size, whole, settled.zoom],
  );
  const close = () => {
    box.current?.querySelector<HTMLElement>(`[data-pin="${openKey}"]`)?.focus({ preventScroll: true });
    setOpenKey(null);
  };
  const actions: MapActions = {
    drawing,
    onZoom: (factor) => setMoved(zoomAt(view, factor, middle, size, whole)),
    onShowAll: showAll,
    onCorner: () => drawing.add(placeAt(middle, view, whole)),
  };
  useMapKeys(stage, actions);
  const clearArea = () => {
    box.current?.focus({ preventScroll: true });
    onArea([]);
  };

  const shape = drawing.isDrawing ? drawing.shape : corners;
  const points = shape.map(({ x, y }) => `${x * drawnSize.width},${y * drawnSize.height}`).join(" ");
  return (
    <div className={styles.stage}>
      <div
        ref={box}
        className={`${styles.box} ${drawing.isDrawing ? styles.drawing : ""}`}
        role="application"
        aria-label={`Map of ${map.city} with ${counted(homes.length, "home")}. Arrow keys move it, plus and minus zoom.`}
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
          <MapPins clusters={near} openKey={openKey} onOpen={open} />
        </div>
        {drawing.isDrawing && <span className={styles.cross} aria-hidden="true" />}
      </div>
      <MapControls {...actions} hasArea={area.length > 0} onClear={clearArea} />
      {opened !== null && <MapCard homes={opened.homes} onClose={close} />}
    </div>
  );
}

/** Which cities have a map; rejects where the list cannot be loaded. */
export async function loadCityMaps(): Promise<readonly CityMap[]> {
  const response = await fetch(cityMapsPath);
  if (!response.ok) throw new Error(`${cityMapsPath} answered ${response.status}`);
  const maps: unknown = await response.json();
  if (!isCityMaps(maps)) throw new TypeError(`${cityMapsPath} is no list of maps`);
  return maps;
}

export interface HomesMapProps {
  readonly homes: readonly CatalogueListing[];
  /** Found without the area; of them only those that no map has are named. */
  readonly withoutArea: readonly CatalogueListing[];
  readonly city: string | null;
  readonly area: readonly Position[];
  readonly onArea: (corners: readonly Position[]) => void;
}

/** The homes of a list on the drawn maps of their cities (docs/decisions/maps.md). */
export function HomesMap(props: HomesMapProps & { readonly maps: readonly CityMap[] }) {
  const { homes, withoutArea, city, area, onArea, maps } = props;
  // In the entry of the history, for Back from a home.
  const [chosen, setChosen] = useState(() => valueAt(window.history.state, ["mapCity"]));
  const choose = (name: string) => {
    window.history.replaceState({ ...window.history.state, mapCity: name }, "");
    setChosen(name);
  };
  const { byCity, missing } = useMemo(() => placeHomes(homes, withoutArea, maps), [homes, withoutArea, maps]);
  const isOffered = (name: string) => city === null && name === chosen && byCity.has(name);
  const map = maps.find((cityMap) => isOffered(cityMap.city)) ?? firstMap(maps, { city, area }, byCity);
  return (
    <section aria-label="Map" className={styles.panel}>
      {map !== null && (
        <>
          <CityMapStage
            key={map.city}
            map={map}
            homes={byCity.get(map.city) ?? []}
            area={area}
            onArea={onArea}
          />
          <MapCredit />
        </>
      )}
      {city === null && byCity.size > 1 && (
        <div role="group" aria-label="City of the map" className={`screen-only choices ${styles.cities}`}>
          {[...byCity].map(([name, placed]) => (
            <button key={name} type="button" aria-pressed={name === map?.city} onClick={() => choose(name)}>
              {name} <span>{placed.length}</span>
            </button>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary className="underlined">
            {`${missing.length} ${missing.length === 1 ? "home is" : "homes are"} not on a map`}
          </summary>
          <ul>
            {missing.map(({ listingId, path, title, location }) => (
              <li key={listingId}>
                <Link to={path}>{title}</Link>, {location}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
