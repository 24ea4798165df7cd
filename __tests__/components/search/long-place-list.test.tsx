import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { PlaceList } from "../../../src/features/search/place/place-list";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { decoded } from "../../support/catalogue-listings";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { visitedFrom } from "../../support/visitor";

const listings = [
  ...Array.from({ length: 30 }, (_, at) => aCatalogueEntry({ listingId: at + 1, title: `Home ${at + 1}` })),
  aCatalogueEntry({ listingId: 31, city: "Goa" }),
  aCatalogueEntry({ listingId: 32, categories: ["rental"] }),
];

/** The first of its pages; what it holds already says so. */
const cards = decoded(listings.slice(0, 24)).map((listing) => ({
  ...listing,
  possession: "As this page has it",
}));

const scope = { categories: [], exclude: ["rental"] };

beforeEach(async () => {
  serveIndex(listings);
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  window.history.replaceState(null, "", "/buy");
  const page = (
    <PlaceList
      paging={{ page: 1, pageCount: 2, total: listings.length, listPath: "/buy", counts: [] }}
      cards={cards}
      scope={scope}
    />
  );
  render(visitedFrom("Bangalore", ["Bangalore", "Goa"], page));
  await settle();
  await settle();
});

const more = () => screen.getByRole("link", { name: "Show more" });

test("lists the city's homes of every page, those of this page as it has them", async () => {
  expect(screen.getByRole("status")).toHaveTextContent("30 properties in Bangalore");
  expect(screen.getAllByText("As this page has it")).toHaveLength(24);
  await userEvent.setup().click(more());
  expect(screen.getAllByRole("article")).toHaveLength(30);
  expect(screen.getAllByText("As this page has it")).toHaveLength(24);
});

test("the last 'Show more' hands the focus to the first card that has come, not to the page", async () => {
  more().focus();
  await userEvent.setup().keyboard("{Enter}");
  expect(screen.getByRole("link", { name: "Home 25" })).toHaveFocus();
});
