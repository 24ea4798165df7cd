import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { ListingDetail } from "../../../src/listing/detail/listing-detail";
import type { ListingContent } from "../../../src/content/schemas/listing";
import { listingSchema } from "../../../src/content/schemas/listing";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { stubViewport } from "../../support/viewport";

const crumbs = [
  { label: "Home", to: "/" },
  { label: "Bangalore", to: "/city/Bangalore" },
  { label: "The home" },
];

beforeEach(() => {
  stubViewport({ reducedMotion: true });
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://example.com" } },
    siteFacts: {
      name: "The agency",
      phone: "+918000000000",
      whatsapp: "+918000000000",
      email: "enquiries@example.com",
      hours: "Mon to Sat, 9.30 am to 7 pm",
      exchangeRates: [{ currency: "AED", inr: 24, asOf: "2026-11-16" }],
    },
    sharedTexts: { talkHeading: "Prefer to talk?" },
  });
});

function show(content: ListingContent) {
  return render(<ListingDetail listing={listingDetail(content)} crumbs={crumbs} />);
}

const kaveri = listingContent("the-kaveri-terraces");
const section = (heading: string) => {
  const found = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  if (found === null) throw new Error(`No section ${heading}`);
  return within(found);
};

test("each unit has its size and price in other units, and what a square foot of it costs", () => {
  show(kaveri);
  const table = within(screen.getByRole("table", { name: "Units and prices" }));
  const [size, price] = within(table.getByRole("row", { name: /^3 BHK Classic/ })).getAllByRole("cell");
  expect(size).toHaveTextContent("1,845 sq ft");
  expect(size?.querySelector("[data-in-sqm]")).toHaveAttribute("data-in-sqm", "≈ 171 m²");
  // At ₹24 for a dirham.
  expect(price?.querySelector("[data-in-aed]")).toHaveAttribute("data-in-aed", "≈ AED 771K");
  expect(price).toHaveTextContent("₹1.85 Cr₹10,027 / sq ft");
});

test("earlier prices stand with the day until which each held, and are not spoken of where none was published", () => {
  const { unmount } = show({ ...kaveri, priceHistory: [{ on: "2026-09-01", price: "₹1.79 Cr onwards" }] });
  const table = within(screen.getByRole("table", { name: "Earlier prices" }));
  expect(table.getByRole("row")).toHaveTextContent("Until 1 Sep 2026₹1.79 Cr onwards");
  unmount();
  show({ ...kaveri, priceHistory: undefined });
  expect(screen.queryByRole("table", { name: "Earlier prices" })).toBeNull();
});

test("a home under offer says so among its tags, and another does not", () => {
  const { unmount } = show({ ...kaveri, state: "underOffer" });
  expect(screen.getByRole("list", { name: "Tags" })).toHaveTextContent("Under offer");
  unmount();
  show({ ...kaveri, state: "published" });
  expect(screen.getByRole("list", { name: "Tags" })).not.toHaveTextContent("Under offer");
});

describe("title and approvals", () => {
  const papers = {
    title: "Clear title, 30 years of deeds read",
    certificate: "Occupancy certificate, Aug 2025",
    banks: ["SBI", "HDFC Bank"],
    checked: "2026-11-04",
  };
  const labels = () =>
    section("Title and Approvals")
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  test("stand below the summary, each with what it means, and a line of links leads there", () => {
    show({ ...kaveri, papers });
    expect(labels()).toEqual(["Title", "Occupancy or completion certificate", "Bank approvals"]);
    const [, certificate, banks] = section("Title and Approvals").getAllByRole("cell");
    expect(certificate).toHaveTextContent(/^Occupancy certificate, Aug 2025The authority’s word that/);
    expect(banks).toHaveTextContent(/^SBI, HDFC BankThese banks/);
    expect(section("Title and Approvals").getByText(/seen by us on 4 Nov(ember)? 2026/)).toBeInTheDocument();
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Plans",
      "Costs",
      "Approvals",
      "Place",
    ]);
    const headings = ["About the Property", "Floor Plans", "Project Details", "Title and Approvals"];
    for (const [at, name] of [...headings, "Map Views - Explore Neighbourhood"].entries()) {
      const target = document.querySelector<HTMLElement>(links[at]?.getAttribute("href") ?? "");
      expect(target).toContainElement(screen.getByRole("heading", { level: 2, name }));
    }
  });

  test("are not spoken of where an editor has written none", () => {
    show({ ...kaveri, papers: undefined });
    expect(screen.queryByText(/^(title and )?approvals$/i)).not.toBeInTheDocument();
  });
});

describe("living here", () => {
  const living = {
    furnishing: "semifurnished",
    facing: ["north", "east"],
    water: "Cauvery daily",
    pets: "ask",
    commutes: [
      { to: "Kadugodi metro station", minutes: 9, by: "walk" },
      { to: "ITPL main gate", minutes: 22, by: "car", at: "weekdays, 9 am" },
    ],
  } as const;
  const parts = {
    ...kaveri,
    living: { ...living, facing: [...living.facing], commutes: [...living.commutes] },
  };
  const rowsOf = (heading: string) =>
    section(heading)
      .getAllByRole("row")
      .map((row) => [
        within(row).getByRole("rowheader").textContent,
        within(row).getByRole("cell").textContent,
      ]);

  test("has a row for each fact that is known, and carpet area and upkeep from Project Details", () => {
    show(parts);
    expect(rowsOf("Living Here").slice(0, -2)).toEqual([
      ["Carpet area", "1,320 – 2,000 sq ft"],
      ["Furnishing", "Semi-furnished"],
      ["Facing", "North, east"],
      ["Maintenance", "₹4.50 / sq ft per month, first year"],
      ["Water", "Cauvery daily"],
      ["Pets", "On request"],
    ]);
  });

  test("gives the carpet area in other units", () => {
    show(parts);
    const cell = section("Living Here").getByRole("cell", { name: /^1,320/ });
    expect(cell.querySelector("[data-in-sqm]")).toHaveAttribute("data-in-sqm", "≈ 123 – 186 m²");
  });

  test("says how far places are, how and when", () => {
    show(parts);
    expect(rowsOf("Living Here").slice(-2)).toEqual([
      ["Kadugodi metro station", "9 min on foot"],
      ["ITPL main gate", "22 min by car, weekdays, 9 am"],
    ]);
  });

  test("tells of a home to let to whom the owner lets", () => {
    const flat = listingContent("indiranagar-terrace-flat");
    show({ ...flat, living: { tenants: ["families", "companies"], houseRules: "No smoking indoors" } });
    expect(rowsOf("Living Here")).toEqual(
      expect.arrayContaining([
        ["Let to", "Families, company lets"],
        ["House rules", "No smoking indoors"],
      ]),
    );
  });

  test("is called by another name where nobody lives, and is absent where nothing is known", () => {
    const plots = listingContent("nandi-foothills");
    const { unmount } = show({ ...plots, living: { water: "Two borewells" } });
    expect(rowsOf("Services and Access")).toContainEqual(["Water", "Two borewells"]);
    unmount();
    show({ ...plots, living: undefined, projectDetails: undefined });
    expect(screen.queryByRole("heading", { name: /Services and Access|Living Here/ })).toBeNull();
  });
});

describe("the property page (requirements 2.8)", () => {
  it("has its sections in order under one h1", () => {
    show(kaveri);
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      "The Kaveri Terraces",
    ]);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "About the Property",
      "Facilities",
      "Project Summary",
      "Living Here",
      "Title and Approvals",
      "Project Details",
      "Floor Plans",
      "Map Views - Explore Neighbourhood",
      "Project Video",
      "Additional Information",
      "Links",
      "Prefer to talk?",
    ]);
  });

  it("shows Beds, Size, Possession and Starting Price", () => {
    const { container } = show(kaveri);
    expect(
      [...container.querySelectorAll("dl dt")].slice(0, 4).map(({ textContent }) => textContent),
    ).toEqual(["Beds", "Size", "Possession", "Starting Price"]);
    expect(screen.getByText("3, 4 BHK")).toBeInTheDocument();
  });

  it("shows Available from, Deposit and Rent of a home to let, also in the bar of phones", () => {
    const { container } = show(listingContent("indiranagar-terrace-flat"));
    const facts = [...container.querySelectorAll("dl:first-of-type > div")].map(
      (fact) => `${fact.querySelector("dt")?.textContent}: ${fact.querySelector("dd")?.textContent}`,
    );
    expect(facts.slice(0, 5)).toEqual([
      "Beds: 2 BHK",
      "Size: 1,480 sq ft",
      "Available from: Now",
      "Deposit: ₹5,10,000",
      "Rent: ₹85,000 / month",
    ]);
    expect(container.querySelector("[data-bottom-bar]")).toHaveTextContent(/^Rent \/ month ₹85,000/);
    expect(container).not.toHaveTextContent(/Starting price|Possession/i);
  });

  it("sets the registration before the phone number (decisions/registration)", () => {
    show(kaveri);
    const registration = screen.getByRole("group", { name: "Registration" });
    const phones = screen.getAllByRole("link", { name: /^Call \+91/ });
    for (const phone of phones) {
      expect(registration.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(within(registration).getByText(/^PRM\/KA\/RERA/)).toBeInTheDocument();
    expect(within(registration).getByRole("link", { name: "Check on Karnataka RERA" })).toBeInTheDocument();
    expect(within(registration).getByText(/^Checked /)).toBeInTheDocument();
  });

  it("shows a Dubai permit with its expiry in its place", () => {
    const { container } = show(listingContent("jumeirah-shore-villa"));
    const registration = within(screen.getByRole("group", { name: "Registration" }));
    expect(registration.getByText("DLD permit")).toBeInTheDocument();
    expect(registration.getByText(/^Permit valid to /)).toBeInTheDocument();
    expect(container.querySelector("dl")).toHaveTextContent("Starting PriceAED 18.5M");
  });

  it("states why a listing needs no registration", () => {
    const content = listingContent("hesaraghatta-groves");
    show(content);
    const registration = within(screen.getByRole("group", { name: "Registration" }));
    expect(registration.getByText("No RERA registration needed")).toBeInTheDocument();
    expect(registration.getByText(content.reraExempt?.reason ?? "")).toBeInTheDocument();
  });

  it("calls and chats by the agency's number where the listing has none (decisions/phones-and-chat)", () => {
    show({ ...kaveri, phone: null });
    for (const call of screen.getAllByRole("link", { name: "Call +91 80 0000 0000" })) {
      expect(call).toHaveAttribute("href", "tel:+918000000000");
    }
    const chats = screen.getAllByRole("link", { name: /^Chat about/ });
    for (const chat of chats)
      expect(chat).toHaveAttribute("href", expect.stringContaining("wa.me/918000000000?"));
  });

  it("shows at most six pictures and says which one of all is in view, as the viewer counts them", () => {
    show(kaveri);
    const pictures = within(screen.getByRole("group", { name: "Pictures of The Kaveri Terraces" }));
    expect(pictures.getAllByRole("button", { name: /^Image / })).toHaveLength(6);
    expect(pictures.getByText(/^1 \/ 8/)).toBeInTheDocument();
  });

  it("opens a plan in the viewer, which counts, moves and closes", async () => {
    show(kaveri);
    const user = userEvent.setup();
    await user.click(screen.getByRole("link", { name: /3 BHK Lake-facing/ }));
    const viewer = within(await screen.findByRole("dialog"));
    expect(viewer.getByText("Image 2 of 4")).toBeInTheDocument();
    await user.click(viewer.getByRole("button", { name: "Next image" }));
    expect(viewer.getByText("Image 3 of 4")).toBeInTheDocument();
    await user.click(viewer.getByRole("button", { name: "Previous image" }));
    expect(viewer.getByRole("heading", { name: "3 BHK Lake-facing, 2,060 sq ft" })).toBeInTheDocument();
    await user.click(viewer.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("loads map and video only when asked for (decisions/maps)", async () => {
    const { container } = show(kaveri);
    const user = userEvent.setup();
    expect(container.querySelector("iframe")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Hospitals" }));
    const { lat, lng } = kaveri.coordinates ?? {};
    const place = kaveri.coordinates ? `${lat},${lng}` : kaveri.location;
    expect(screen.getByTitle("Hospitals near The Kaveri Terraces")).toHaveAttribute(
      "src",
      `https://maps.google.com/maps?q=${encodeURIComponent(`Hospitals near ${place}`)}&z=15&output=embed`,
    );
    await user.click(screen.getByText("Project Video"));
    await user.click(screen.getByRole("link", { name: "Play the video" }));
    expect(screen.getByTitle("Video of The Kaveri Terraces")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Video" })).toHaveFocus();
  });

  it("keeps the focus at the map when its button gives way to it", async () => {
    show(kaveri);
    await userEvent.setup().click(screen.getByRole("button", { name: "Show the map" }));
    expect(screen.getByTitle("Map of The Kaveri Terraces")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Map" })).toHaveFocus();
  });
});

/** Every field that an editor may leave out, at the top and one level down. */
const optional = (keys: object, content: object) => Object.keys(content).filter((key) => key in keys);
const topLevel = Object.entries(listingSchema.shape)
  .filter(([key, field]) => key !== "$schema" && field.safeParse(undefined).success)
  .map(([key]) => key);
const without = (content: object, key: string) =>
  listingSchema.parse(Object.fromEntries(Object.entries(content).filter(([name]) => name !== key)));

describe.each(["the-kaveri-terraces", "mahogany-one", "marsa-creek-residences", "kanakapura-orchard"])(
  "%s without an optional field",
  (slug) => {
    const content = listingContent(slug);
    const fields = optional(Object.fromEntries(topLevel.map((key) => [key, true])), content);
    const cases: (readonly [string, ListingContent])[] = [
      ...fields.map((key): readonly [string, ListingContent] => [key, without(content, key)]),
      ...Object.keys(content.summary ?? {}).map((key): readonly [string, ListingContent] => [
        `summary.${key}`,
        { ...content, summary: { ...content.summary, [key]: undefined } },
      ]),
      ...Object.keys(content.projectDetails ?? {}).map((key): readonly [string, ListingContent] => [
        `projectDetails.${key}`,
        { ...content, projectDetails: { ...content.projectDetails, [key]: undefined } },
      ]),
      ["everything optional", fields.reduce<ListingContent>(without, content)],
    ];
    it.each(cases)("reads well without %s", (_field, reduced) => {
      const { container } = show(reduced);
      expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object|,\s*,|\(\)/);
      for (const heading of container.querySelectorAll("h2")) {
        expect(heading.closest("section")?.textContent).not.toBe(heading.textContent);
      }
      for (const table of container.querySelectorAll("table, ul, dl"))
        expect(table.childElementCount).not.toBe(0);
    });
  },
);

describe("the sentences for what is missing", () => {
  it.each<[keyof ListingContent, string, string]>([
    ["facilities", "Facilities", "No facilities listed."],
    ["floorPlans", "Floor Plans", "Coming Soon"],
    ["projectDetails", "Project Details", "No unit information available"],
  ])("without %s, %s says '%s'", (key, heading, sentence) => {
    show(without(kaveri, key));
    expect(section(heading).getByText(sentence)).toBeInTheDocument();
  });

  it("says 'Contact for price' without a price", () => {
    const { container } = show(without(kaveri, "price"));
    expect(container.querySelector("dl")).toHaveTextContent("Starting PriceContact for price");
  });
});
