import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";
import { sentencePart } from "../../../src/features/search/sentence/use-sentence";

const listings = [aCatalogueEntry({ listingId: 1, title: "Orchard Row", location: "Hebbal, Bangalore" })];
const sentence = "?q=3+BHK+under+1.5+crore+in+Hebbal";
serveIndex(listings);

type SentenceCode = Awaited<ReturnType<typeof sentencePart.load>>;

/** Presses Enter in the search box while the code that reads sentences is on its way; gives what lets it arrive. */
async function pressEnter() {
  const code = await sentencePart.load();
  let arrive: (loaded: SentenceCode) => void = () => undefined;
  const arrival = new Promise<SentenceCode>((resolve) => (arrive = resolve));
  jest.spyOn(sentencePart, "get").mockReturnValue(null);
  jest.spyOn(sentencePart, "load").mockReturnValue(arrival);
  window.history.replaceState(null, "", `/properties${sentence}`);
  render(resultsPage(listings));
  await settle();
  await setOnScreen(true);
  await settle();
  await userEvent.setup().type(box(), "{Enter}");
  return async () => {
    await act(async () => {
      arrive(code);
      await arrival;
    });
    await settle();
  };
}

const panel = () => within(screen.getByRole("complementary", { name: "Filters" }));
const box = () => panel().getByRole("searchbox");
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});
afterEach(() => jest.restoreAllMocks());

test("Enter on a slow line reads the sentence when the code for it is there", async () => {
  const arrive = await pressEnter();
  expect(address()).toBe(`/properties${sentence}`);
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
