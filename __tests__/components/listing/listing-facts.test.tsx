/** Rows, tables and buttons of a property page that the requirements name one by one (docs/requirements.md 2.8). */
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ListingContent } from "../../../src/content/schemas/listing";
import { Gallery } from "../../../src/listing/detail/gallery";
import { ListingDetail } from "../../../src/listing/detail/listing-detail";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

beforeEach(() => {
  stubViewport({ reducedMotion: true });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

const kaveri = listingContent("the-kaveri-terraces");

function section(heading: string, content: ListingContent = kaveri) {
  render(<ListingDetail listing={listingDetail(content)} crumbs={[{ label: "Home" }]} />);
  const found = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  if (found === null) throw new Error(`No section ${heading}`);
  return found;
}

test("without pictures it says 'No images available.'", () => {
  render(<Gallery title="Orchard Row" gallery={[]} />);
  expect(screen.getByText("No images available.")).toBeVisible();
});

test("the summary has the rows of the requirements", () => {
  const summary = {
    projectName: "Phase II",
    developer: "Banyan Line",
    parkingType: "Two covered bays",
    landArea: "6.4 acres",
    stage: "Under Construction",
    ownership: "Freehold",
    landmark: "The lake, 400 m",
    floors: "Ground + 18",
  };
  const rows = section("Project Summary", { ...kaveri, summary: { ...kaveri.summary, ...summary } });
  const terms = [...rows.querySelectorAll("th, dt")].map(({ textContent }) => textContent);
  expect(terms).toEqual(
    expect.arrayContaining([
      "Project name",
      "RERA No.",
      "Developer",
      "Parking",
      "Land area",
      "Stage",
      "Ownership",
      "Nearest landmark",
      "Floors",
    ]),
  );
  for (const value of Object.values(summary)) expect(rows).toHaveTextContent(value);
});

test("the units stand in a table of type, size and price", () => {
  const units = [{ type: "3 BHK", size: "1,845 sq ft", price: "₹1.85 Cr" }];
  const details = section("Project Details", { ...kaveri, projectDetails: { units } });
  const table = within(within(details).getAllByRole("table")[0] ?? details);
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Type", "Size", "Price"]);
  for (const cell of ["3 BHK", "1,845 sq ft", "₹1.85 Cr"]) expect(table.getByText(cell)).toBeVisible();
});

test("the plans are counted", () => {
  const plans = section("Floor Plans");
  const count = kaveri.floorPlans?.length ?? 0;
  expect(count).toBeGreaterThan(1);
  expect(plans).toHaveTextContent(new RegExp(`of ${count}`));
});

test("the map has a button for each kind of place", () => {
  const map = within(section("Map Views - Explore Neighbourhood"));
  for (const name of ["Restaurants", "Hotels", "Bus Stands", "Malls", "Hospitals"]) {
    expect(map.getByRole("button", { name })).toBeVisible();
  }
});
