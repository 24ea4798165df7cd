import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CityNamesProvider } from "../../../src/visitor/city-names";
import { cityPickerId, closeCityPicker, openCityPicker } from "../../../src/visitor/city-picker-state";
import { followSelectedCity } from "../../../src/visitor/selected-city";
import { CityMenu } from "../../../src/features/city/city-menu";
import { CityPickerHost } from "../../../src/features/city/city-picker";
import earlyPickerScript from "../../../src/shell/early-picker.inline?script";
import prePaintScript from "../../../src/shell/pre-paint.inline?script";

const cityNames = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];
const cities = cityNames.map((name, at) => ({
  name,
  listingCount: at,
  picture: { alt: "", focus: null, file: { publicURL: `/${name}.jpg`, childImageSharp: null } },
  panorama: { alt: "", focus: null, file: { publicURL: null, childImageSharp: null } },
}));

const host = (pathname: string, builtPath?: string) => (
  <CityNamesProvider value={cityNames}>
    <CityPickerHost pathname={pathname} builtPath={builtPath} cities={cities} />
  </CityNamesProvider>
);
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
async function openAddress(): Promise<void> {
  const script = document.createElement("script");
  Object.assign(script.dataset, { cities: JSON.stringify(cityNames), picker: cityPickerId });
  script.text = `${prePaintScript}${earlyPickerScript}`;
  document.head.append(script);
  script.remove();
  await frame();
}
/** Comes to a page that holds the picker, with its HTML and the scripts of its head. */
async function show(pathname = "/apartments") {
  history.replaceState(history.state, "", pathname);
  const shown = render(host(window.location.pathname));
  await waitFor(() => expect(dialogOfPage()).toBeInTheDocument());
  await openAddress();
  return shown;
}
const dialogOfPage = () => document.getElementById(cityPickerId);
const picker = () => screen.findByRole("dialog", { name: "Select your preferred city" });
async function showPicker(pathname?: string) {
  await show(pathname);
  await picker();
  return userEvent.setup();
}
const tile = (name: string) => screen.getByRole("link", { name: new RegExp(name) });

beforeEach(() => {
  localStorage.clear();
  for (const mark of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[mark];
  history.replaceState(null, "", "/");
  closeCityPicker();
});

test("opens when its HTML is there to the end, so that it does not grow", async () => {
  const isLoading = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = `<dialog id="${cityPickerId}"><h2>Select</h2></dialog>`;
  await openAddress();
  await frame();
  expect(dialogOfPage()).not.toHaveAttribute("open");
  document.body.append("the page goes on");
  await frame();
  await frame();
  expect(dialogOfPage()).toHaveAttribute("open");
  isLoading.mockRestore();
  document.body.innerHTML = "";
});

// Before any other test opens it: once opened it stays for the visit.
test("is not in the page of an unknown address, which was built for every such address", async () => {
  history.replaceState(null, "", "/no-such-page");
  render(host("/no-such-page", "/404.html"));
  await openAddress();
  expect(dialogOfPage()).toBeNull();
});

test("is not in the page where a city changes nothing, until a control opens it", async () => {
  history.replaceState(null, "", "/about");
  render(host("/about"));
  await openAddress();
  expect(dialogOfPage()).toBeNull();
  act(openCityPicker);
  expect(await picker()).toBeVisible();
});

test("opens by itself when no city is stored and it has not been seen; each tile has a picture", async () => {
  await show();
  expect(within(await picker()).getAllByRole("link")).toHaveLength(5);
  for (const name of cityNames)
    expect(tile(name).querySelector("img")).toHaveAttribute("src", `/${name}.jpg`);
  expect(screen.getByText("You can change the city later from the header.")).toBeVisible();
});

test.each([
  ["a city is stored", { selectedCity: "Goa" }, "/apartments"],
  ["it has been seen", { cityPickerSeen: "1" }, "/apartments"],
  ["the address names a city", {}, "/allproperties?city=Goa"],
])("stays closed when %s", async (_, stored, address) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await show(address);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("does not open over a menu that is open", async () => {
  const menu = document.body.appendChild(document.createElement("dialog"));
  menu.showModal();
  await show();
  expect(dialogOfPage()).not.toHaveAttribute("open");
  menu.remove();
});

test("opens on the page that a link leads to, where the first did not ask, and closes on the next that does not", async () => {
  history.replaceState(null, "", "/about");
  const { rerender } = render(host("/about"));
  await openAddress();
  rerender(host("/villas"));
  expect(await picker()).toBeVisible();
  rerender(host("/about"));
  expect(dialogOfPage()).not.toHaveAttribute("open");
  await waitFor(() => expect(localStorage.getItem("cityPickerSeen")).toBe("1"));
});

test("'More cities…' hands the focus to the button of its menu, to which the picker gives it back", async () => {
  render(
    <div data-menu>
      <button>City</button>
      <CityMenu cities={[]} />
    </div>,
  );
  await userEvent.click(screen.getByRole("link", { name: "More cities…" }));
  expect(screen.getByRole("button", { name: "City" })).toHaveFocus();
});

test("closed before React has it, it counts as seen", async () => {
  await show();
  const dialog = await picker();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(localStorage.getItem("cityPickerSeen")).toBe("1");
});

test("opens when the state of the navigation asks, also a second time, forgets the request and says which city is current", async () => {
  localStorage.setItem("selectedCity", "Goa");
  history.replaceState({ openCityPicker: true, key: "k" }, "", "/about");
  render(host("/about"));
  expect(await picker()).toBeVisible();
  expect(history.state).toEqual({ openCityPicker: false, key: "k" });
  expect(tile("Goa")).toHaveAttribute("aria-current", "true");
  expect(tile("Mumbai")).not.toHaveAttribute("aria-current");
});

test("arrow keys move between tiles and come round", async () => {
  const user = await showPicker();
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

test.each(["Alt"])("arrow keys with %s held are left to the browser", async (held) => {
  const user = await showPicker();
  tile("Bangalore").focus();
  await user.keyboard(`{${held}>}{ArrowRight}{End}{/${held}}`);
  expect(tile("Bangalore")).toHaveFocus();
});

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

test("at home, which leads to the selected city by itself, a tile chooses and does not navigate", async () => {
  const user = await showPicker("/");
  const followed = followedLink();
  await user.click(tile("Goa"));
  expect(localStorage.getItem("selectedCity")).toBe("Goa");
  expect(followed()).toBe("");
});

test("Enter selects: stores the city, marks the picker seen, broadcasts, closes and goes to the city's page", async () => {
  const user = userEvent.setup();
  const heard = jest.fn();
  window.addEventListener("cityChanged", heard, { once: true });
  const stopFollowing = followSelectedCity(cityNames);
  await show();
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
  const user = await showPicker();
  await user.click(screen.getByRole("button", { name }));
  expect(localStorage.getItem("cityPickerSeen")).toBe("1");
  expect(localStorage.getItem("selectedCity")).toBeNull();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
