import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { catalogueListingsOf } from "../../support/catalogue-listings";
import { siteFactsAnswer } from "../../support/site-facts";
import { MapPanel } from "../../../src/features/search/map/map-panel";

const fetchMaps = jest.fn<Promise<unknown>, [string]>();
const homes = catalogueListingsOf({ city: "Bangalore", position: null });
const nothing = () => undefined;
const panel = () => <MapPanel homes={homes} withoutArea={homes} city={null} area={[]} onArea={nothing} />;

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  Object.assign(globalThis, { fetch: fetchMaps });
});

test("a map whose cities do not come says so, and is asked for again when it is opened again", async () => {
  fetchMaps.mockResolvedValue({ ok: false, status: 503 });
  const { unmount } = render(panel());
  expect(await screen.findByRole("alert")).toHaveTextContent("The map could not be loaded.");
  unmount();
  fetchMaps.mockResolvedValue({ ok: true, json: () => Promise.resolve([]) });
  render(panel());
  expect(await screen.findByRole("region", { name: "Map" })).toHaveTextContent("1 home is not on a map");
});
