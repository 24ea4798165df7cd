import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Carousel } from "../../../src/ui/carousel";
import { setOnScreen, stubViewport } from "../../support/viewport";

const names = ["Ashoka", "Banyan", "Cassia", "Deodar", "Ebony", "Fig"];

function carousel(count = names.length) {
  return (
    <Carousel
      label="Featured homes"
      motion={{ perView: { base: 1, sm: 2, md: 4 }, autoplayMs: 1000 }}
      heading={<h2>Homes</h2>}
    >
      {names.slice(0, count).map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>
  );
}

const region = () => screen.getByRole("group", { name: "Featured homes" });
const button = (name: string) => screen.getByRole("button", { name });
const count = () => region().querySelector("p")?.textContent;
/** A little more than that, in small parts: react-slick answers each request in a timer of its own. */
async function passSeconds(seconds: number) {
  for (let passedMs = 0; passedMs <= seconds * 1000; passedMs += 10) {
    await act(async () => jest.advanceTimersByTime(10));
  }
}

const sliderHasCome = () =>
  act(async () => {
    await import("../../../src/ui/carousel-slider");
  });

async function running(element = carousel()) {
  render(element);
  await setOnScreen(true);
  await sliderHasCome();
  expect(region().querySelector(".slick-slider")).toBeInTheDocument();
}

beforeEach(() => {
  jest.useFakeTimers();
  stubViewport({ widthPx: 1440 });
});
afterEach(() => jest.useRealTimers());

it("until it is near the viewport is a row that takes the focus and holds every slide once, numbered, and no clone", () => {
  render(carousel());
  for (const name of names) expect(screen.getAllByText(name)).toHaveLength(1);
  expect(region()).toHaveAttribute("aria-roledescription", "carousel");
  expect(screen.getByRole("group", { name: "3 of 6" })).toHaveTextContent("Cassia");
  expect(within(region()).getByRole("group", { name: "Slides" })).toHaveAttribute("tabindex", "0");
  expect(count()).toBe("1–4 of 6");
});

it("under reduced motion stays that row, never moves by itself and offers no pause button", async () => {
  stubViewport({ widthPx: 1440, reducedMotion: true });
  render(carousel());
  await setOnScreen(true);
  await passSeconds(5);
  expect(region().querySelector(".slick-slider")).toBeNull();
  expect(region().querySelector(".absent")).toBe(screen.getByLabelText("Pause"));
});

it("with every slide in view is counted all the same, without buttons", async () => {
  render(carousel(4));
  await setOnScreen(true);
  await sliderHasCome();
  expect(region().querySelector(".slick-slider, [tabindex]")).toBeNull();
  expect(region().querySelector("[data-still-from]")).toHaveAttribute("data-still-from", "md");
  expect(count()).toBe("1–4 of 4");
});

describe("on screen", () => {
  it("moves one slide every autoplay interval, round and round, in 520 ms", async () => {
    await running();
    await passSeconds(1);
    expect(count()).toBe("2–5 of 6");
    expect(region().querySelector(".slick-track")).toHaveStyle({ transition: "transform 520ms var(--ease)" });
    await passSeconds(2);
    expect(count()).toBe("4–6, 1 of 6");
  });

  it.each<[string, () => unknown, () => unknown]>([
    ["hover", () => fireEvent.pointerOver(region()), () => fireEvent.pointerLeave(region())],
    ["focus inside", () => fireEvent.focus(button("Next")), () => fireEvent.blur(button("Next"))],
    ["its pause button", () => fireEvent.click(button("Pause")), () => fireEvent.click(button("Play"))],
    ["leaving the screen", () => setOnScreen(false), () => setOnScreen(true)],
    [
      "a hidden tab",
      () => {
        jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        fireEvent(document, new Event("visibilitychange"));
      },
      () => {
        jest.restoreAllMocks();
        fireEvent(document, new Event("visibilitychange"));
      },
    ],
  ])("stops for %s and goes on after it", async (_cause, stop, goOn) => {
    await running();
    await stop();
    await passSeconds(4);
    expect(count()).toBe("1–4 of 6");
    await goOn();
    await passSeconds(1);
    expect(count()).toBe("2–5 of 6");
  });

  it("says where it stands only after an arrow was pressed", async () => {
    await running();
    const live = () => region().querySelector("p")?.getAttribute("aria-live");
    expect(live()).toBe("off");
    fireEvent.click(button("Pause"));
    expect(live()).toBe("off");
    fireEvent.click(button("Next"));
    expect(live()).toBe("polite");
  });

  it("takes a step for each press, also while it is on its way, and goes back past the first slide with the previous button", async () => {
    await running();
    const next = within(region()).getByRole("button", { name: "Next" });
    for (const slides of ["2–5 of 6", "3–6 of 6"]) {
      fireEvent.click(next);
      await passSeconds(0.1);
      expect(count()).toBe(slides);
    }
    for (const slides of ["2–5 of 6", "1–4 of 6", "6, 1–3 of 6"]) {
      fireEvent.click(within(region()).getByRole("button", { name: "Previous" }));
      await passSeconds(0.1);
      expect(count()).toBe(slides);
    }
  });
});

describe("a touch (decisions/carousels-and-motion)", () => {
  const point = { pageX: 5, pageY: 5 };
  const touch = (target: Element) => {
    fireEvent.touchStart(target, { touches: [point] });
    fireEvent.touchEnd(target, { touches: [], changedTouches: [point] });
  };

  it("is held for good by a touch, as by its pause button", async () => {
    await running();
    touch(screen.getByRole("group", { name: "2 of 6" }));
    await passSeconds(4);
    expect(count()).toBe("1–4 of 6");
    fireEvent.click(button("Play"));
    await passSeconds(1);
    expect(count()).toBe("2–5 of 6");
  });

  it("is not held by a press of the mouse, nor by the finger that presses Play", async () => {
    await running();
    fireEvent.mouseDown(screen.getByRole("group", { name: "2 of 6" }));
    fireEvent.click(button("Pause"));
    touch(button("Play"));
    fireEvent.click(button("Play"));
    await passSeconds(1);
    expect(count()).toBe("2–5 of 6");
  });

  it("stays a row when it was touched before it ran, until Play is pressed", async () => {
    render(carousel());
    touch(region());
    await setOnScreen(true);
    await sliderHasCome();
    expect(region().querySelector(".slick-slider")).toBeNull();
    fireEvent.click(button("Play"));
    await sliderHasCome();
    expect(region().querySelector(".slick-slider")).toBeInTheDocument();
  });
});

describe("with pictures", () => {
  // What a picture that comes does is seen in a browser (e2e/carousel.test.ts).
  const decoding = (decode: () => Promise<void>) =>
    Object.defineProperty(HTMLImageElement.prototype, "decode", { configurable: true, value: decode });
  afterEach(() => void Reflect.deleteProperty(HTMLImageElement.prototype, "decode"));

  const pictures = (
    <Carousel label="Featured homes" motion={{ perView: { base: 1 }, autoplayMs: 1000 }}>
      {names.map((name) => (
        <img key={name} src={`/${name}.webp`} alt={name} loading="lazy" />
      ))}
    </Carousel>
  );
  it("is not held up by a picture that has not come in ten seconds, and has counted each press meanwhile", async () => {
    decoding(() => new Promise(() => undefined));
    await running(pictures);
    fireEvent.click(button("Pause"));
    fireEvent.click(button("Previous"));
    fireEvent.click(button("Previous"));
    await passSeconds(11);
    expect(count()).toBe("5 of 6");
  });

  it("does not take the step that waited for a picture when it was paused", async () => {
    let finish = () => {};
    const decoded = new Promise<void>((resolve) => void (finish = resolve));
    decoding(() => decoded);
    await running(pictures);
    await passSeconds(1);
    fireEvent.click(button("Pause"));
    finish();
    await passSeconds(1);
    expect(count()).toBe("1 of 6");
  });

  it("goes on past a picture that cannot be loaded", async () => {
    decoding(() => Promise.reject(new DOMException("It cannot be decoded.", "EncodingError")));
    await running(pictures);
    await passSeconds(1);
    expect(count()).toBe("2 of 6");
  });
});
