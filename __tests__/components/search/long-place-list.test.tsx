import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { cardFromIndex } from "../../../src/components/listing/card-from-index";
import { PlaceList } from "../../../src/features/search/place-list";
import { anIndexListing } from "../../support/an-index-listing";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const listings = Array.from({ length: 30 }, (_, at) =>
  anIndexListing({ id: at + 1, title: `Home ${at + 1}` }),
);

test("the last 'Show more' hands the focus to the first card that has come, not to the page", async () => {
  serveIndex(listings);
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  window.history.replaceState(null, "", "/buy");
  render(
    <PlaceList
      paging={{ page: 1, pageCount: 2, total: listings.length, listPath: "/buy" }}
      cards={listings.slice(0, 24).map(cardFromIndex)}
      path="/buy"
      cities={["Bangalore"]}
      chosenCity="Bangalore"
      cityLabel="Bangalore"
      belongs={() => true}
      heart={() => null}
      share={() => null}
    />,
  );
  await settle();
  await settle();
  screen.getByRole("link", { name: "Show more" }).focus();
  await userEvent.setup().keyboard("{Enter}");
  expect(screen.getAllByRole("article")).toHaveLength(30);
  await waitFor(() => expect(screen.getByRole("link", { name: "Home 25" })).toHaveFocus());
});
