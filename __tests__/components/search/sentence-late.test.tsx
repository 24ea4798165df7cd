import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { panel, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { sentencePart } from "../../../src/features/search/results/use-results-list";

const listings = [aCatalogueEntry({ listingId: 1, location: "Hebbal, Bangalore" })];
const sentence = "/properties?q=3+BHK+under+1.5+crore+in+Hebbal";
serveIndex(listings);

type SentenceCode = Awaited<ReturnType<typeof sentencePart.load>>;

const box = () => panel().getByRole("searchbox");
const address = () => window.location.pathname + window.location.search;

/** Presses Enter in the search box while the code that reads sentences is on its way; gives what lets it arrive. */
async function pressEnter() {
  const code = await sentencePart.load();
  let arrive: (loaded: SentenceCode) => void = () => undefined;
  const arrival = new Promise<SentenceCode>((resolve) => (arrive = resolve));
  jest.spyOn(sentencePart, "get").mockReturnValue(null);
  jest.spyOn(sentencePart, "load").mockReturnValue(arrival);
  await visitList(sentence, () => resultsPage(listings));
  await userEvent.setup().type(box(), "{Enter}");
  return async () => {
    await act(async () => {
      arrive(code);
      await arrival;
    });
    await settle();
  };
}

afterEach(() => jest.restoreAllMocks());

test("Enter on a slow line reads the sentence when the code for it is there", async () => {
  const arrive = await pressEnter();
  expect(address()).toBe(sentence);
  await arrive();
  expect(address()).toBe("/properties?q=Hebbal&bhk=3&priceMax=15000000&city=all");
});

test("what was typed or chosen meanwhile stays", async () => {
  const user = userEvent.setup();
  const arrive = await pressEnter();
  await user.type(box(), " lake");
  await user.click(panel().getByRole("checkbox", { name: "2 BHK" }));
  const chosen = address();
  await arrive();
  expect(address()).toBe(chosen);
  expect(box()).toHaveValue("3 BHK under 1.5 crore in Hebbal lake");
});

test("nothing is written into the address of a page that the visitor has gone to", async () => {
  const arrive = await pressEnter();
  window.history.pushState(null, "", "/about");
  await arrive();
  expect(address()).toBe("/about");
});
