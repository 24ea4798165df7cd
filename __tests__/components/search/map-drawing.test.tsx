import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import type { MapPoint } from "../../../src/catalogue/city-map";
import { maxCorners } from "../../../src/features/search/filters/definitions/area-filter";
import { MapControls, useAreaDrawing } from "../../../src/features/search/map/map-controls";
import { firePointer, stubPointerCapture, type At } from "../../support/fire-pointer";

const onArea = jest.fn<undefined, [readonly MapPoint[]]>();
const nothing = () => undefined;
const handlers = { onZoom: nothing, onShowAll: nothing, onCorner: nothing, onClear: nothing };

/** A map of 1,000 by 1,000 pixels with its controls; its shape stands in the label of a picture. */
function DrawnMap() {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useAreaDrawing(box, ({ x, y }) => ({ x: x / 1000, y: y / 1000 }), onArea);
  return (
    <>
      <div ref={box} data-testid="map">
        <span role="img" aria-label={`${drawing.shape.length} points`} />
      </div>
      <MapControls drawing={drawing} hasArea={false} {...handlers} />
    </>
  );
}

const map = () => screen.getByTestId("map");
const down = (at: At) => firePointer(map(), "pointerdown", at);
const move = (at: At) => firePointer(map(), "pointermove", at);
const up = (at: At) => firePointer(map(), "pointerup", at);
const press = (at: At) => {
  down(at);
  up(at);
};
const status = () => screen.getByRole("status").textContent;
const shape = () => screen.getByRole("img", { name: /points$/ }).getAttribute("aria-label");
const button = (name: string) => screen.getByRole("button", { name });
const noCorners = "Draw a line around the homes, or press its corners.";

beforeEach(async () => {
  onArea.mockClear();
  stubPointerCapture();
  render(<DrawnMap />);
  expect(status()).toBe("");
  await userEvent.setup().click(button("Draw an area"));
});

test("presses set the corners of an area, also by a hand that trembles; those set before stay shown", async () => {
  press([100, 100]);
  press([300, 100]);
  down([300, 300]);
  move([305, 303]);
  expect([shape(), status()]).toEqual(["2 points", "2 corners set."]);
  up([305, 303]);
  expect(status()).toBe("3 corners set.");
  await userEvent.setup().click(button("Done"));
  const corners = onArea.mock.calls.flatMap(([area]) => area.map(({ x, y }) => [x, y]));
  expect(corners).toEqual([
    [0.1, 0.1],
    [0.3, 0.1],
    [0.3, 0.3],
  ]);
});

test("a line is shown while it is drawn, is no corner, and becomes the area when it is let go", () => {
  down([100, 100]);
  move([300, 100]);
  move([300, 300]);
  expect([shape(), status()]).toEqual(["3 points", noCorners]);
  expect(button("Done")).toBeDisabled();
  up([300, 300]);
  expect(onArea.mock.calls.map(([area]) => area.length)).toEqual([3]);
  expect(button("Draw an area")).toBeEnabled();
});

test("a straight line is no area: nothing of it is left, and the corners set before stay", () => {
  press([100, 100]);
  down([100, 200]);
  for (let step = 0; step < maxCorners + 10; step += 1) move([100 + step * 10, 200]);
  up([100 + (maxCorners + 9) * 10, 200]);
  expect(onArea).not.toHaveBeenCalled();
  expect([shape(), status()]).toEqual(["1 points", "1 corner set."]);
  expect(button("Done")).toBeDisabled();
});

test("a line that the browser takes away leaves the corners set before", () => {
  press([100, 100]);
  down([300, 300]);
  move([400, 400]);
  firePointer(map(), "pointercancel", [400, 400]);
  expect([shape(), status()]).toEqual(["1 points", "1 corner set."]);
});

test("a line given up with Cancel is not drawn on by a mere movement later", async () => {
  const user = userEvent.setup();
  press([100, 100]);
  down([300, 300]);
  move([400, 400]);
  await user.click(button("Cancel"));
  await user.click(button("Draw an area"));
  move([500, 300]);
  move([500, 500]);
  expect([shape(), status()]).toEqual(["0 points", noCorners]);
});
