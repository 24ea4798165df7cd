import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { categoryListings, categoryPage } from "../../support/category-page-fixture";
import { optionsOf, query, titles, visitList } from "../../support/list-visit";
import { serveIndex } from "../../support/serve-index";

const fetchIndex = serveIndex(categoryListings);
const show = (address: string) =>
  visitList(address, () => categoryPage("deal", { pageCount: 2, cardCount: 1 }), { isPanelSeen: false });

/** In one test, since the index stays loaded. */
test("a list of several pages loads the search index when it is asked for more than its own page", async () => {
  const { unmount } = await show("/list");
  expect(titles()).toEqual(["Orchard Row"]);
  // The types of the other pages are known without it.
  expect(optionsOf(/type/i)).toContain("Villas");
  unmount();
  // A type that no listing has is no filter (docs/requirements.md 5.4).
  await show("/list?type=castles");
  expect(fetchIndex).not.toHaveBeenCalled();

  let arrive: () => void = () => undefined;
  const answer = await fetchIndex("");
  fetchIndex.mockClear();
  fetchIndex.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(answer))));
  await userEvent.setup().click(screen.getByRole("link", { name: "Show more" }));
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Loading…");
  arrive();
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(query()).toContain("page=2");
  await waitFor(() => expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]));
});
