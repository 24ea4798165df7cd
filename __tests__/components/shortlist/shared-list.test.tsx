import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { SharedList } from "../../../src/features/shortlist/shared-list";
import texts from "../../site-content/pages/shortlist.json";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

serveIndex([
  aCatalogueEntry({ listingId: 7, title: "Orchard Row" }),
  aCatalogueEntry({ listingId: 9, title: "Lake House" }),
  aCatalogueEntry({ listingId: 11, title: "Fort House" }),
]);
const stored = () => localStorage.getItem("wishlist");

async function show(search: string) {
  const view = render(
    <main>
      <h1>Homes Sent to You</h1>
      <SharedList
        search={search}
        texts={texts}
        visit={(homes) => <p>Visit {homes.map(({ title }) => title).join(", ")}</p>}
        enquiry={(titles) => <p>Ask about {titles}</p>}
      />
    </main>,
  );
  await settle();
  return view;
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

test("the homes and the note of the address are there, and nothing is stored by opening it", async () => {
  const { container } = await show("?homes=lake-house,orchard-row&note=%3Cb%3ESaturday%3F");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Lake House",
    "Orchard Row",
  ]);
  expect(screen.getByText("<b>Saturday?")).toBeVisible();
  expect(screen.getByText("Ask about Lake House, Orchard Row")).toBeVisible();
  expect(screen.getByText("Visit Lake House, Orchard Row")).toBeVisible();
  expect(stored()).toBeNull();
  const compare = "/compare?homes=lake-house,orchard-row";
  expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute("href", compare);
  expect(await axeViolations(container)).toEqual([]);
});

test("all are saved by a press, after those that are saved already", async () => {
  localStorage.setItem("wishlist", '["11","7"]');
  await show("?homes=lake-house,orchard-row");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: "Save all" }));
  expect(stored()).toBe('["11","7","9"]');
  expect(screen.getByRole("button", { name: "All saved" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "All saved" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("All saved");
});

test("a home that was withdrawn meanwhile is named", async () => {
  await show("?homes=lake-house,gone-home");
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("gone-home is no longer listed");
});

test("an address that names none says so and leads on", async () => {
  await show("");
  expect(screen.getByRole("heading", { name: "There is no home in this link" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse Properties" })).toBeVisible();
});
