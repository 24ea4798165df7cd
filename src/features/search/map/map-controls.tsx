import { counted } from "../../../lib/text";
import { Icon } from "../../../ui/icon";
import { zoomStep } from "./map-view";
import type { AreaDrawing } from "./use-area-drawing";
import * as styles from "./homes-map.module.css";

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
        {isDrawing ? (
          <>
            <p role="status">
              {corners.length === 0
                ? "Draw a line around the homes, or press its corners."
                : `${counted(corners.length, "corner")} set.`}
            </p>
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
          </>
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
