import { emptyCriteria } from "../../../src/features/search/filters/filter-table";
import { parseSearchForm } from "../../../src/features/search/hero/search-form";
import { loadCatalogue } from "../../../src/catalogue/load-catalogue";

jest.mock("../../../src/catalogue/load-catalogue");

const typed = { ...emptyCriteria, q: "3 BHK in Hebbal", city: "Bangalore" };
const catalogue = jest.mocked(loadCatalogue);

beforeEach(() => {
  catalogue.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test("the words of the hero's search stay words where the catalogue cannot be loaded", async () => {
  catalogue.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await parseSearchForm(typed, [])).toEqual(typed);
});

test("they stay words where it does not come within 1.5 seconds", async () => {
  jest.useFakeTimers();
  catalogue.mockReturnValue(new Promise(() => undefined));
  const answer = parseSearchForm(typed, []);
  await jest.advanceTimersByTimeAsync(1500);
  expect(await answer).toEqual(typed);
});
