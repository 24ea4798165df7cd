import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { catalogueListingsOf } from "../../support/catalogue-listings";
import { siteFactsAnswer } from "../../support/site-facts";
import { HomesMap, type HomesMapProps } from "../../../src/features/search/map/homes-map";
import { MapPanel } from "../../../src/features/search/map/map-panel";

const fetchMaps = jest.fn<Promise<unknown>, [string]>();
const homes = catalogueListingsOf({ city: "Bangalore", position: null });
const nothing = () => undefined;
const list: HomesMapProps = { homes, withoutArea: homes, city: null, area: [], onArea: nothing };

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  Object.assign(globalThis, { fetch: fetchMaps });
});

test("a map whose cities do not come says so, and is asked for again when it is opened again", async () => {
  fetchMaps.mockResolvedValue({ ok: false, status: 503 });
  const { unmount } = render(<MapPanel {...list} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The map could not be loaded.");
  unmount();
  fetchMaps.mockResolvedValue({ ok: true, json: () => Promise.resolve([]) });
  render(<MapPanel {...list} />);
  expect(await screen.findByRole("region", { name: "Map" })).toHaveTextContent("1 home is not on a map");
});

describe("the map of homes in two cities", () => {
  const inBangalore = { lat: 12.95, lng: 77.6 };
  const inGoa = { lat: 15.5, lng: 73.9 };
  const bounds = ({ lat, lng }: typeof inGoa) => ({
    ...{ west: lng - 0.3, south: lat - 0.3, east: lng + 0.3, north: lat + 0.3 },
  });
  const maps = [
    { city: "Bangalore", drawing: "/bangalore.svg", ...bounds(inBangalore) },
    { city: "Goa", drawing: "/goa.svg", ...bounds(inGoa) },
  ];
  const all = catalogueListingsOf({ position: inBangalore }, { city: "Goa", position: inGoa });
  const map = (parts: Partial<HomesMapProps> = {}) => (
    <HomesMap maps={maps} {...list} homes={all} withoutArea={all} {...parts} />
  );
  const shown = () => screen.getByRole("application");
  beforeEach(() => {
    jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
    jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  });
  const press = (name: string | RegExp) => userEvent.setup().click(screen.getByRole("button", { name }));

  test("a city chosen by its button stays for Back, but not for a list of another city, or without homes there", async () => {
    const { rerender } = render(map());
    await press("Goa 1");
    rerender(<div>{map()}</div>);
    expect(shown()).toHaveAccessibleName(/^Map of Goa with 1 home\./);
    rerender(map({ city: "Bangalore" }));
    expect(shown()).toHaveAccessibleName(/^Map of Bangalore/);
    rerender(map({ homes: all.slice(0, 1) }));
    expect(shown()).toHaveAccessibleName(/^Map of Bangalore with 1 home\./);
    window.history.replaceState(null, "");
  });

  test("the card of a pin that was filtered away does not open again by itself", async () => {
    const { rerender } = render(map());
    await press(/^Listing 1/);
    expect(screen.getByRole("group", { name: "Home on the map" })).toHaveTextContent("Listing 1");
    rerender(map({ city: "Bangalore", homes: [] }));
    rerender(map());
    expect(screen.getByRole("button", { name: /^Listing 1/ })).toBeVisible();
    expect(screen.queryByRole("group", { name: "Home on the map" })).toBeNull();
  });

  test("'Clear area' leaves the focus on the map", async () => {
    const onArea = jest.fn();
    render(map({ area: [inBangalore, inGoa, inBangalore], onArea }));
    await press("Clear area");
    expect(onArea).toHaveBeenCalledWith([]);
    expect(shown()).toHaveFocus();
  });
});
