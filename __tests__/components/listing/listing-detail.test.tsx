import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

const pageOf = (content: ListingContent) => (
  <ListingDetail listing={listingDetail(content)} crumbs={[{ label: "Home", to: "/" }, { label: "Here" }]} />
);
const show = (content: ListingContent) => render(pageOf(content));

const kaveri = listingContent("the-kaveri-terraces");
const sectionOf = (heading: string) => {
  const found = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  if (found === null) throw new Error(`No section ${heading}`);
  return found;
};
const section = (heading: string) => within(sectionOf(heading));
const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);
const rowsOf = (heading: string) =>
  section(heading)
    .getAllByRole("row")
    .map(({ children }) => textsOf(children));

test("has its sections in order under one h1, shows Beds, Size, Possession and Starting Price, and at most six pictures", () => {
  const { container } = show(kaveri);
  expect(textsOf(container.querySelectorAll("h1"))).toEqual(["The Kaveri Terraces"]);
  expect(textsOf(container.querySelectorAll("h2"))).toEqual([
    ...["About the Property", "Facilities", "Project Summary", "Living here", "Title and approvals"],
    ...["Project Details", "Floor Plans", "Map Views - Explore Neighbourhood", "Project Video"],
    ...["Additional information", "Links", "Prefer to talk?"],
  ]);
  const facts = [...container.querySelectorAll("dl dt")].slice(0, 4);
  expect(textsOf(facts)).toEqual(["Beds", "Size", "Possession", "Starting Price"]);
  expect(facts[0]?.nextElementSibling).toHaveTextContent("3, 4 BHK");
  const pictures = within(screen.getByRole("group", { name: "Pictures of The Kaveri Terraces" }));
  expect(pictures.getAllByRole("button", { name: /^Image / })).toHaveLength(6);
  // As the viewer counts them.
  expect(pictures.getByText(/^1 \/ 8/)).toBeInTheDocument();
});

test("without pictures it says 'No images available.'", () => {
  render(<Gallery title="Orchard Row" gallery={[]} />);
  expect(screen.getByText("No images available.")).toBeVisible();
});

test("the summary has the rows of the requirements, the plans are counted, the map has a button for each kind of place", () => {
  const summary = {
    ...{ projectName: "Phase II", developer: "Banyan Line", parkingType: "Two covered bays" },
    ...{ landArea: "6.4 acres", stage: "Under Construction", ownership: "Freehold" },
    ...{ landmark: "The lake, 400 m", floors: "Ground + 18" },
  };
  show({ ...kaveri, summary: { ...kaveri.summary, ...summary } });
  const rows = sectionOf("Project Summary");
  expect(textsOf(rows.querySelectorAll("th, dt"))).toEqual(
    expect.arrayContaining([
      ...["Project name", "RERA No.", "Developer", "Parking", "Land area", "Stage", "Ownership"],
      ...["Nearest landmark", "Floors"],
    ]),
  );
  for (const value of Object.values(summary)) expect(rows).toHaveTextContent(value);
  expect(kaveri.floorPlans).toHaveLength(4);
  expect(sectionOf("Floor Plans")).toHaveTextContent(/of 4/);
  const map = textsOf(section("Map Views - Explore Neighbourhood").getAllByRole("button"));
  expect(map).toEqual(expect.arrayContaining(["Restaurants", "Hotels", "Bus Stands", "Malls", "Hospitals"]));
});

describe("what an editor may write and leave out", () => {
  const approvals = {
    title: "Clear title, 30 years of deeds read",
    certificate: "Occupancy certificate, Aug 2025",
    banks: ["SBI", "HDFC Bank"],
    checked: "2026-11-04",
  };
  const livability: ListingContent["living"] = {
    furnishing: "semifurnished",
    facing: ["north", "east"],
    age: "Built in 2014",
    water: "Cauvery daily",
    ...{ powerBackup: "Full load", internet: "Fibre", waste: "Collected daily" },
    pets: "ask",
    commutes: [
      { to: "Kadugodi metro station", minutes: 9, by: "walk" },
      { to: "ITPL main gate", minutes: 22, by: "car", at: "weekdays, 9 am" },
    ],
  };
  const priceHistory = [{ on: "2026-09-01", price: "₹1.79 Cr onwards" }];

  test("the units stand in a table of type, size and price, in other units too, with earlier prices, dues and the state", () => {
    show({ ...kaveri, state: "underOffer", priceHistory });
    const table = within(screen.getByRole("table", { name: "Units and prices" }));
    expect(textsOf(table.getAllByRole("columnheader"))).toEqual(["Type", "Size", "Price"]);
    const [size, price] = within(table.getByRole("row", { name: /^3 BHK Classic/ })).getAllByRole("cell");
    expect(size).toHaveTextContent("1,845 sq ft");
    expect(size?.querySelector("[data-in-sqm]")).toHaveAttribute("data-in-sqm", "≈ 171 m²");
    // At ₹24 for a dirham.
    expect(price?.querySelector("[data-in-aed]")).toHaveAttribute("data-in-aed", "≈ AED 771K");
    expect(price).toHaveTextContent("₹1.85 Cr₹10,027 / sq ft");
    const earlier = within(screen.getByRole("table", { name: "Earlier prices" }));
    expect(earlier.getByRole("row")).toHaveTextContent("Until 1 Sep 2026₹1.79 Cr onwards");
    expect(screen.getByRole("row", { name: "On agreement 10% · Within 30 days" })).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Tags" })).toHaveTextContent("Under offer");
  });

  test("title and approvals stand each with what it means, daily life by what is known, and a line of links leads there", () => {
    show({ ...kaveri, papers: approvals, living: livability });
    const shown = section("Title and approvals");
    expect(textsOf(shown.getAllByRole("rowheader"))).toEqual([
      ...["Title", "Occupancy or completion certificate", "Bank approvals"],
    ]);
    const [, certificate, banks] = shown.getAllByRole("cell");
    expect(certificate).toHaveTextContent(/^Occupancy certificate, Aug 2025The authority’s word that/);
    expect(banks).toHaveTextContent(/^SBI, HDFC BankThese banks/);
    expect(shown.getByText(/seen by us on 4 Nov(ember)? 2026/)).toBeInTheDocument();

    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(textsOf(links)).toEqual(["Overview", "Plans", "Costs", "Approvals", "Place"]);
    const headings = ["About the Property", "Floor Plans", "Project Details", "Title and approvals"];
    for (const [at, name] of [...headings, "Map Views - Explore Neighbourhood"].entries()) {
      const target = document.querySelector(links[at]?.getAttribute("href") ?? "");
      expect(target?.contains(sectionOf(name).querySelector("h2"))).toBe(true);
    }

    expect(rowsOf("Living here")).toEqual([
      ["Carpet area", "1,320 – 2,000 sq ft"],
      ["Furnishing", "Semi-furnished"],
      ["Facing", "North, east"],
      ["Age", "Built in 2014"],
      ["Maintenance", "₹4.50 / sq ft per month, first year"],
      ["Water", "Cauvery daily"],
      ["Power backup", "Full load"],
      ["Internet", "Fibre"],
      ["Waste", "Collected daily"],
      ["Pets", "On request"],
      ["Kadugodi metro station", "9 min on foot"],
      ["ITPL main gate", "22 min by car, weekdays, 9 am"],
    ]);
    const area = sectionOf("Living here").querySelector("[data-in-sqm]");
    expect(area).toHaveAttribute("data-in-sqm", "≈ 123 – 186 m²");
  });

  test("what is left out is not spoken of", () => {
    const bare = { papers: undefined, priceHistory: undefined, living: undefined, projectDetails: undefined };
    show({ ...kaveri, ...bare, state: "published" });
    expect(screen.queryByText(/^((title and )?approvals|living here|under offer)$/i)).toBeNull();
    expect(screen.queryByRole("table", { name: "Earlier prices" })).toBeNull();
  });

  test("daily life has another name where nobody lives, and the bar of phones says what a rate is for", () => {
    const living = { water: "Two borewells" };
    const { container } = show({ ...listingContent("sarjapur-lakeside-plots"), living });
    expect(rowsOf("Services and access")).toContainEqual(["Water", "Two borewells"]);
    expect(container.querySelector("[data-bottom-bar]")).toHaveTextContent(/^Starting price \/ sq ft ₹9,500/);
  });
});

test("a home to let has Available from, Deposit and Rent, also in the bar of phones, and to whom it is let", () => {
  const flat = listingContent("indiranagar-terrace-flat");
  const tenancy: ListingContent["living"] = { tenants: ["families", "companies"], houseRules: "No smoking" };
  const { container } = show({ ...flat, living: tenancy });
  const facts = [...container.querySelectorAll("dl:first-of-type > div")].slice(0, 5);
  expect(facts.map(({ children }) => textsOf(children).join(": "))).toEqual([
    ...["Beds: 2 BHK", "Size: 1,480 sq ft", "Available from: Now", "Deposit: ₹5,10,000"],
    "Rent: ₹85,000 / month",
  ]);
  expect(container.querySelector("[data-bottom-bar]")).toHaveTextContent(/^Rent \/ month ₹85,000/);
  expect(container).not.toHaveTextContent(/Starting price|Possession/i);
  expect(rowsOf("Living here")).toEqual(
    expect.arrayContaining([
      ["Let to", "Families, company lets"],
      ["House rules", "No smoking"],
    ]),
  );
});

describe("registration and contact (decisions/registration, decisions/phones-and-chat)", () => {
  const registration = () => within(screen.getByRole("group", { name: "Registration" }));

  test("the registration stands before the phone number, which is the agency's where the listing has none", () => {
    show({ ...kaveri, phone: null });
    expect(registration().getByText(/^PRM\/KA\/RERA/)).toBeInTheDocument();
    expect(registration().getByRole("link", { name: "Check on Karnataka RERA" })).toBeInTheDocument();
    const checked = registration().getByText(/^Checked /);
    for (const call of screen.getAllByRole("link", { name: "Call +91 80 0000 0000" })) {
      expect(call).toHaveAttribute("href", "tel:+918000000000");
      expect(checked.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    for (const chat of screen.getAllByRole("link", { name: /^Chat about/ }))
      expect(chat).toHaveAttribute("href", expect.stringContaining("wa.me/918000000001?"));
  });

  test("a Dubai permit with its expiry, or why none is needed, stands in its place", () => {
    const { container, unmount } = show(listingContent("jumeirah-shore-villa"));
    expect(registration().getByText("DLD permit")).toBeInTheDocument();
    expect(registration().getByText(/^Permit valid to /)).toBeInTheDocument();
    expect(container.querySelector("dl")).toHaveTextContent("Starting PriceAED 18.5M");
    unmount();
    const content = listingContent("hesaraghatta-groves");
    show(content);
    expect(registration().getByText("No RERA registration needed")).toBeInTheDocument();
    expect(registration().getByText(content.reraExempt?.reason ?? "")).toBeInTheDocument();
  });
});

test("opens a plan in the viewer, which counts, moves and closes; loads map and video only when asked for", async () => {
  const user = userEvent.setup();
  const { container } = show(kaveri);
  expect(container.querySelector("iframe")).toBeNull();
  await user.click(screen.getByRole("link", { name: /3 BHK Lake-facing/ }));
  const viewer = within(await screen.findByRole("dialog"));
  expect(viewer.getByText("Image 2 of 4")).toBeInTheDocument();
  await user.click(viewer.getByRole("button", { name: "Next image" }));
  expect(viewer.getByText("Image 3 of 4")).toBeInTheDocument();
  await user.click(viewer.getByRole("button", { name: "Previous image" }));
  expect(viewer.getByRole("heading", { name: "3 BHK Lake-facing, 2,060 sq ft" })).toBeInTheDocument();
  await user.click(viewer.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Show the map" }));
  expect(screen.getByTitle("Map of The Kaveri Terraces")).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Map" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Hospitals" }));
  const { lat, lng } = kaveri.coordinates ?? {};
  const query = encodeURIComponent(`Hospitals near ${lat},${lng}`);
  expect(screen.getByTitle("Hospitals near The Kaveri Terraces")).toHaveAttribute(
    "src",
    `https://maps.google.com/maps?q=${query}&z=15&output=embed`,
  );
  await user.click(screen.getByText("Project Video"));
  await user.click(screen.getByRole("link", { name: "Play the video" }));
  expect(screen.getByTitle("Video of The Kaveri Terraces")).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Video" })).toHaveFocus();
});

describe("the sentences for what is missing", () => {
  test.each<[keyof ListingContent, string, string]>([
    ["facilities", "Facilities", "No facilities listed."],
    ["floorPlans", "Floor Plans", "Coming Soon"],
    ["projectDetails", "Project Details", "No unit information available"],
  ])("without %s, %s says '%s'", (key, heading, sentence) => {
    show({ ...kaveri, [key]: undefined });
    expect(sectionOf(heading)).toHaveTextContent(sentence);
  });

  test("says 'Contact for price' without a price", () => {
    const { container } = show({ ...kaveri, price: undefined });
    expect(container.querySelector("dl")).toHaveTextContent("Starting PriceContact for price");
  });
});
