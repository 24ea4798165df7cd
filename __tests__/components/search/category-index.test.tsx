import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { categoryListings, categoryPage } from "../../support/category-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const fetchIndex = serveIndex(categoryListings);
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

async function show(address: string) {
  window.history.replaceState(null, "", address);
  const view = render(categoryPage("deal", { pageCount: 2, cardCount: 1 }));
  await settle();
  await settle();
  return view;
}

/** In one test, since the index stays loaded. */
test("a list of several pages loads the search index when it is asked for more than its own page", async () => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const { unmount } = await show("/list");
  expect(titles()).toEqual(["Orchard Row"]);
  // The types of the other pages are known without it.
  expect(screen.getByRole("option", { name: "Villas" })).toBeVisible();
  expect(fetchIndex).not.toHaveBeenCalled();
  unmount();

  // A type that no listing has is no filter (docs/requirements.md 5.4).
  await show("/list?type=castles");
  expect(fetchIndex).not.toHaveBeenCalled();

  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = await fetchIndex("");
  fetchIndex.mockClear();
  fetchIndex.mockImplementationOnce(async () => {
    await arrival;
    return answer;
  });
  await userEvent.setup().click(screen.getByRole("link", { name: "Show more" }));
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Loading…");
  arrive();
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(window.location.search).toContain("page=2");
  await waitFor(() => expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]));
});
