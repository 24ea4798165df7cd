import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { RecentlyViewedSection } from "../../../src/features/recently-viewed/recently-viewed-section";
import { recordHomeViewed } from "../../../src/visitor/homes-viewed";
import { RecordView } from "../../../src/features/recently-viewed/record-view";
import { aCatalogueListing } from "../../support/catalogue-listings";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { WithCardActions } from "../../support/with-card-actions";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const stored = () => localStorage.getItem("recentlyViewed");
const catalogue = Array.from({ length: 12 }, (_, at) =>
  aCatalogueEntry({ listingId: at + 1, title: `Home ${at + 1}` }),
);
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  serveIndex(catalogue);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The first test, since the chunk stays loaded. */
test("nothing is shown or loaded before a home has been viewed, nor shown while the listings cannot be loaded", async () => {
  jest.useFakeTimers();
  const offline = jest.fn().mockRejectedValue(new Error("offline"));
  window.fetch = offline;
  const { container } = render(<RecentlyViewedSection />);
  await settle();
  expect(offline).not.toHaveBeenCalled();

  act(() => recordHomeViewed(9));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(offline).toHaveBeenCalledTimes(2);
  expect(container).toBeEmptyDOMElement();
});

describe("recording", () => {
  test("keeps the last eight, the latest first, each once", () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recordHomeViewed(id);
    expect(stored()).toBe("[3,9,8,7,6,5,4,2]");
  });

  test("the property page records its listing", () => {
    const { rerender } = render(<RecordView listing={aCatalogueListing({ listingId: 4 })} />);
    rerender(<RecordView listing={aCatalogueListing({ listingId: 9 })} />);
    expect(stored()).toBe("[9,4]");
  });
});

describe("section", () => {
  test("shows the homes in the order of viewing and leaves out those that are gone", async () => {
    localStorage.setItem("recentlyViewed", "[9,99,2]");
    render(
      <WithCardActions>
        <RecentlyViewedSection />
      </WithCardActions>,
    );
    await screen.findByRole("region", { name: "Recently viewed" });
    expect(titles()).toEqual(["Home 9", "Home 2"]);
    expect(screen.getByRole("button", { name: "Save Home 9" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Share Home 9" })).toBeInTheDocument();
  });

  test("Clear forgets them and takes the section away", async () => {
    localStorage.setItem("recentlyViewed", "[9,2]");
    render(
      <main id="main" tabIndex={-1}>
        <RecentlyViewedSection />
      </main>,
    );
    await userEvent.setup().click(await screen.findByRole("button", { name: "Clear recently viewed" }));
    expect(screen.getByRole("main")).toBeEmptyDOMElement();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(stored()).toBeNull();
  });
});
