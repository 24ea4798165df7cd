import { render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { useMapGestures } from "../../../src/features/search/map/map-view";
import { firePointer, stubPointerCapture } from "../../support/fire-pointer";

const size = { width: 400, height: 400 };

/** A map twice as wide and high as its box, which says where it lies when a gesture has ended. */
function MovedMap() {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [view, onView] = useState({ zoom: 2, left: -200, top: -200 });
  useMapGestures({ box, layer, view, size, whole: size, isActive: true, onView });
  return (
    <div ref={box} data-testid="map">
      <div ref={layer} data-testid="drawing" />
      <p role="status">{`${view.left}, ${view.top}`}</p>
    </div>
  );
}

const map = () => screen.getByTestId("map");
const drawn = () => screen.getByTestId("drawing").style.transform;
const lies = () => screen.getByRole("status").textContent;

let page: ReturnType<typeof render>;
beforeEach(() => {
  stubPointerCapture();
  page = render(<MovedMap />);
});

test.each(["mouse", "touch"])(
  "a press that moves takes the map along, by %s and through a render, until it is let go",
  (pointerType) => {
    firePointer(map(), "pointerdown", [100, 100], { buttons: 1, pointerType });
    firePointer(map(), "pointermove", [130, 110], { buttons: 1, pointerType });
    page.rerender(<MovedMap />);
    expect(drawn()).toBe("translate(-170px, -190px) scale(1)");
    firePointer(map(), "pointerup", [130, 110], { buttons: 0, pointerType });
    expect(lies()).toBe("-170, -190");
    firePointer(map(), "pointermove", [200, 200], { buttons: 0, pointerType });
    expect(drawn()).toBe("translate(-170px, -190px) scale(1)");
  },
);

test("a mouse let go beyond the map does not move it when it comes back", () => {
  firePointer(map(), "pointerdown", [398, 100], { buttons: 1 });
  // It leaves within the pixels that are still a press, and comes back with no button down.
  firePointer(map(), "pointermove", [300, 150], { buttons: 0 });
  firePointer(map(), "pointermove", [200, 200], { buttons: 0 });
  expect(drawn()).toBe("translate(-200px, -200px) scale(1)");
  expect(lies()).toBe("-200, -200");
});
