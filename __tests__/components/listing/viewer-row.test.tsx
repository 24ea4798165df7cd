import { fireEvent, render, screen } from "@testing-library/react";
import { ViewerRow, type ViewerPicture } from "../../../src/listing/detail/image-viewer";

const width = 100;
const onIndex = jest.fn();
/** Frames in which the browser tells sizes, oldest first. */
let frames: (() => void)[] = [];
const nextFrame = () => frames.splice(0).forEach((tell) => tell());

const pictures = Array.from({ length: 8 }, (_, at): ViewerPicture => ({
  picture: { alt: `Picture ${at}`, file: {} },
  caption: "",
}));
const row = (index: number) => (
  <ViewerRow label="The home" pictures={pictures} index={index} onIndex={onIndex} />
);

beforeEach(() => {
  frames = [];
  onIndex.mockClear();
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: width });
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === "object") this.scrollLeft = to.left ?? 0;
  };
  globalThis.ResizeObserver = class {
    private isWatching = true;
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      frames.push(() => this.isWatching && this.tell([], this));
    }
    unobserve() {}
    disconnect() {
      this.isWatching = false;
    }
  };
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "clientWidth"));

test("a key pressed while the row still moves for the key before is not taken back", () => {
  const { rerender } = render(row(2));
  nextFrame();
  rerender(row(1));
  nextFrame();
  rerender(row(0));
  fireEvent.scroll(screen.getByRole("group", { name: "The home" }));
  expect(onIndex).not.toHaveBeenCalled();
});

test("a swipe leads to its picture", () => {
  render(row(2));
  nextFrame();
  const group = screen.getByRole("group", { name: "The home" });
  group.scrollLeft = 3 * width;
  fireEvent.scroll(group);
  expect(onIndex.mock.calls).toEqual([[3]]);
});
