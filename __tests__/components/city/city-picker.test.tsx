import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CityNamesProvider } from "../../../src/visitor/city-names";
import { closeCityPicker, openCityPicker } from "../../../src/visitor/city-picker-state";
import { followChosenCity } from "../../../src/visitor/chosen-city";
import { CityPickerHost } from "../../../src/shell/city-picker-host";

const cityNames = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];
const cities = cityNames.map((name, at) => ({
  name,
  listingCount: at,
  picture: { alt: "", file: { publicURL: `/${name}.jpg` } },
  panorama: { alt: "", file: {} },
}));

const show = (pathname = "/") =>
  render(
    <CityNamesProvider cityNames={cityNames}>
      <CityPickerHost pathname={pathname} cities={cities} />
    </CityNamesProvider>,
  );
/** Shows it for ten seconds of a clock that the test moves on: long after it opens by itself. */
async function showForLong(pathname?: string) {
  jest.useFakeTimers();
  try {
    const shown = show(pathname);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    return shown;
  } finally {
    jest.useRealTimers();
  }
}
const picker = () => screen.findByRole("dialog", { name: "Select your preferred city" });
const tile = (name: string) => screen.getByRole("link", { name: new RegExp(name) });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  closeCityPicker();
});

test("opens by itself when no city is stored and it has not been seen", async () => {
  show();
  expect(within(await picker()).getAllByRole("link")).toHaveLength(5);
  expect(screen.getByText("You can change the city later from the header.")).toBeVisible();
});

test("each tile has a picture", async () => {
  show();
  await picker();
  for (const name of cityNames)
    expect(tile(name).querySelector("img")).toHaveAttribute("src", `/${name}.jpg`);
});

test.each([
  ["a city is stored", { selectedCity: "Goa" }],
  ["it has been seen", { cityPickerSeen: "1" }],
])("stays closed when %s", async (_, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await showForLong();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("does not stay closed for as long otherwise", async () => {
  await showForLong();
  expect(screen.getByRole("dialog")).toBeVisible();
});

describe("a page that the visitor has begun to use before React has come", () => {
  const begin = (kept: object) => {
    Object.assign(window, { earlyInput: { taps: [], edits: [], moves: [], stop: () => {}, ...kept } });
  };
  afterEach(() => {
    Object.assign(window, { earlyInput: undefined, scrollY: 0 });
  });
  const element = document.body;

  test.each([
    ["scrolled", () => Object.assign(window, { scrollY: 40 })],
    ["pressed", () => begin({ taps: [{ element, name: "", state: null }] })],
    ["touched", () => begin({ moves: [{ element, type: "touchstart" }] })],
  ])("%s, it does not slide over it, but opens on the next", async (_, act) => {
    act();
    const { rerender } = await showForLong("/apartments");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    rerender(
      <CityNamesProvider cityNames={cityNames}>
        <CityPickerHost pathname="/villas" cities={cities} />
      </CityNamesProvider>,
    );
    expect(await picker()).toBeVisible();
  });

  test("is not one whose parts are open as built, of which the browser tells the same way", async () => {
    begin({ moves: [{ element, type: "toggle" }] });
    show("/apartments");
    expect(await picker()).toBeVisible();
  });
});

test.each(["", "undefined", "Select City", "Atlantis"])(
  "counts the stored text %p as no city",
  async (stored) => {
    localStorage.setItem("selectedCity", stored);
    show();
    expect(await picker()).toBeVisible();
  },
);

test("opens when the state of the navigation asks, also a second time, and forgets the request", async () => {
  localStorage.setItem("selectedCity", "Goa");
  history.replaceState({ openCityPicker: true, key: "k" }, "", "/about");
  show("/about");
  expect(await picker()).toBeVisible();
  expect(history.state).toEqual({ openCityPicker: false, key: "k" });
});

test("arrow keys move between tiles and come round", async () => {
  const user = userEvent.setup();
  show();
  await picker();
  tile("Bangalore").focus();
  await user.keyboard("{ArrowRight}");
  expect(tile("Mumbai")).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowLeft}");
  expect(tile("Dubai")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(tile("Bangalore")).toHaveFocus();
  await user.keyboard("{End}");
  expect(tile("Dubai")).toHaveFocus();
  await user.keyboard("{Home}");
  expect(tile("Bangalore")).toHaveFocus();
});

test.each(["Alt", "Control", "Meta"])("arrow keys with %s held are left to the browser", async (held) => {
  const user = userEvent.setup();
  show();
  await picker();
  tile("Bangalore").focus();
  await user.keyboard(`{${held}>}{ArrowRight}{End}{/${held}}`);
  expect(tile("Bangalore")).toHaveFocus();
});

/** What the link followed by a click leads to; "" where the click leads nowhere. */
function followedLink(): () => string {
  let followed = "";
  const follow = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
      followed = event.target.pathname;
    event.preventDefault();
  };
  window.addEventListener("click", follow, { once: true });
  return () => followed;
}

test("at home, which leads to the chosen city by itself, a tile chooses and does not navigate", async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, "", "/");
  show();
  await picker();
  const followed = followedLink();
  await user.click(tile("Goa"));
  expect(localStorage.getItem("selectedCity")).toBe("Goa");
  expect(followed()).toBe("");
});

test("Enter selects: stores the city, marks the picker seen, broadcasts, closes and goes to the city's page", async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, "", "/about");
  const heard = jest.fn();
  window.addEventListener("cityChanged", heard, { once: true });
  const stopFollowing = followChosenCity(cityNames);
  show();
  await picker();
  const followed = followedLink();
  tile("Goa").focus();
  await user.keyboard("{Enter}");
  expect(localStorage.getItem("selectedCity")).toBe("Goa");
  expect(localStorage.getItem("cityPickerSeen")).toBe("1");
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: { city: "Goa" } }));
  expect(followed()).toBe("/city/Goa");
  expect(document.documentElement).toHaveAttribute("data-city", "Goa");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  stopFollowing();
});

test.each(["Skip for now", "Close without choosing"])("%s only marks the picker seen", async (name) => {
  const user = userEvent.setup();
  show();
  await picker();
  await user.click(screen.getByRole("button", { name }));
  expect(localStorage.getItem("cityPickerSeen")).toBe("1");
  expect(localStorage.getItem("selectedCity")).toBeNull();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("says which city is current", async () => {
  localStorage.setItem("selectedCity", "Mumbai");
  openCityPicker();
  show();
  await picker();
  expect(tile("Mumbai")).toHaveAttribute("aria-current", "true");
  expect(tile("Goa")).not.toHaveAttribute("aria-current");
});
