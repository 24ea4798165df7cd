import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { priceLabelOf } from "../../../src/content/offer";
import { ListingCard } from "../../../src/listing/listing-card";
import { ListingListCard } from "../../../src/listing/listing-list-card";
import { aCatalogueListing } from "../../support/catalogue-listings";
import { WithCardActions } from "../../support/with-card-actions";
import { axeViolations } from "../../support/axe-violations";
import { siteFactsAnswer } from "../../support/site-facts";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe("property card (requirements 2.7)", () => {
  test("shows image, tag chips, location, title, STARTING PRICE, POSSESSION and 'View Details'", () => {
    const tags = [
      { label: "Apartments", color: "#0A044E", textColor: "#FFFFFF" },
      { label: "Luxury", color: "#E5B003", textColor: "#000000" },
    ];
    render(<ListingCard listing={aCatalogueListing({ tags })} />);
    expect(screen.getByRole("img")).toHaveAccessibleName("Brick tower above a garden");
    expect(screen.getAllByRole("listitem").map((chip) => chip.textContent)).toEqual(["Apartments", "Luxury"]);
    expect(screen.getByText("Hebbal, Bangalore")).toBeVisible();
    expect(valueOf("Starting price")).toBe("₹1.35 Cr onwards");
    expect(valueOf("Possession")).toBe("Ready to Move");
    const details = screen.getByRole("link", { name: /^View Details/ });
    expect(details).toHaveAttribute("href", "/property/orchard-row");
  });

  test("the title links to the detail page; 'onwards' stands smaller than the amount", () => {
    render(<ListingCard listing={aCatalogueListing()} />);
    const heading = screen.getByRole("heading", { level: 3, name: "Orchard Row" });
    expect(within(heading).getByRole("link")).toHaveAttribute("href", "/property/orchard-row");
    expect(screen.getByText("onwards").tagName).toBe("SMALL");
  });

  test.each([
    { city: "Bangalore", kind: "rera", mark: "RERA" },
    { city: "Dubai", kind: "dld", mark: "DLD permit" },
  ] as const)(
    "carries every registration number, in $city marked $mark (docs/decisions/registration.md)",
    ({ city, kind, mark }) => {
      const registration = { kind, numbers: ["P00000000019", "P00000000119"] };
      render(<ListingCard listing={aCatalogueListing({ city, registration })} />);
      expect(screen.getByText(mark).parentElement).toHaveTextContent(`${mark} P00000000019P00000000119`);
    },
  );

  test.each([
    ["Ready to Move", "Now"],
    ["1 Dec 2026", "1 Dec 2026"],
    [null, "On request"],
  ])("a home to let has Rent, Deposit and, free from %p, 'Available from' %s", (possession, from) => {
    const priceLabel = priceLabelOf("₹85,000 / month");
    const rental = { isRental: true, deposit: "₹5,10,000", priceLabel, possession };
    const { container } = render(<ListingCard listing={aCatalogueListing(rental)} />);
    expect(valueOf("Rent")).toBe("₹85,000 / month");
    screen.getByText("Deposit ₹5,10,000");
    expect(valueOf("Available from")).toBe(from);
    expect(screen.queryByText(/Starting price|Possession/)).toBeNull();
    // In the cell of the rent, as its second value, so that it tears no hole into the cards beside it.
    expect(container.querySelector("dl")?.childElementCount).toBe(2);
    expect(screen.getByText(/^Deposit/).closest("div")).toBe(screen.getByText("Rent").parentElement);
  });

  test.each([
    ["its rooms, the number alone where several have it", "3 BHK, 4 BHK", "1,845 – 2,760 sq ft", "3, 4 BHK"],
    ["its rooms in its editor's words", "Studio, 1 BHK", "450 sq ft", "Studio, 1 BHK"],
    ["the size of a plot", null, "1,200 – 4,000 sq ft", "1,200 – 4,000 sq ft"],
    ["nothing where neither is known", null, null, ""],
  ])("beside its place stands %s", (_, bedrooms, size, text) => {
    render(<ListingCard listing={aCatalogueListing({ bedrooms, size })} />);
    expect(screen.getByText("Hebbal, Bangalore")).toHaveTextContent(`Hebbal, Bangalore${text}`);
  });

  test("compare, chat and share are in one menu, which opens without React", () => {
    const actions = { Compare: () => <button>Compare</button>, Share: () => <button>Share</button> };
    render(
      <WithCardActions actions={actions}>
        <ListingCard listing={aCatalogueListing()} />
      </WithCardActions>,
    );
    const opener = screen.getByRole("button", { name: "More about Orchard Row" });
    const menu = document.getElementById(opener.getAttribute("popovertarget") ?? "");
    expect(menu).toHaveAttribute("popover", "auto");
    expect(menu).toContainElement(screen.getByRole("button", { name: "Compare" }));
    expect(menu).toContainElement(screen.getByRole("link", { name: "Chat about Orchard Row" }));
    expect(menu).toContainElement(screen.getByRole("button", { name: "Share" }));
  });

  test("bears heart and share button where it is given them, and none where it is not", () => {
    const { rerender } = render(<ListingCard listing={aCatalogueListing()} />);
    expect(screen.queryByRole("button", { name: /^(Save|Share)/ })).not.toBeInTheDocument();
    rerender(
      <WithCardActions>
        <ListingCard listing={aCatalogueListing()} />
      </WithCardActions>,
    );
    expect(screen.getByRole("button", { name: "Save Orchard Row" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Share Orchard Row" })).toBeVisible();
  });

  test("axe finds nothing", async () => {
    const { container } = render(<ListingCard listing={aCatalogueListing()} />);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe("chat link (requirements 7, decisions/phones-and-chat)", () => {
  const chatHref = () => screen.getByRole("link", { name: "Chat about Orchard Row" }).getAttribute("href");
  const text = encodeURIComponent(
    "Hi — I'm interested in Orchard Row. Could you help?\nhttps://www.example.com/property/orchard-row",
  );

  test("goes to the listing's own number; its text ends with the listing's address", () => {
    render(<ListingCard listing={aCatalogueListing()} />);
    expect(chatHref()).toBe(`https://wa.me/919876543210?text=${text}`);
  });

  test("the property card uses the agency's number when the listing has none", () => {
    render(<ListingCard listing={aCatalogueListing({ phone: null })} />);
    expect(chatHref()).toBe(`https://wa.me/918000000001?text=${text}`);
  });

  test("the list card hides it when the listing has none, and beds and size of a plot or an office", () => {
    const { rerender } = render(<ListingListCard listing={aCatalogueListing()} />);
    expect(chatHref()).toContain("919876543210");
    rerender(<ListingListCard listing={aCatalogueListing({ phone: null, bedrooms: null, size: null })} />);
    expect(screen.queryByRole("link", { name: /Chat/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^(Beds|Size)$/)).not.toBeInTheDocument();
  });
});

test("list card (requirements 2.6): image, tag, title, location, beds, size, starting price, possession and 'View' link", () => {
  render(
    <WithCardActions>
      <ListingListCard listing={aCatalogueListing()} />
    </WithCardActions>,
  );
  expect(screen.getByRole("img")).toBeVisible();
  expect(screen.getByText("Apartments")).toBeVisible();
  expect(screen.getByText("Hebbal, Bangalore")).toBeVisible();
  const values = ["Starting price", "Possession", "Beds", "Size"].map(valueOf);
  expect(values).toEqual(["₹1.35 Cr onwards₹9,000 / sq ft", "Ready to Move", "3 BHK", "1,500 sq ft"]);
  const link = screen.getByRole("link", { name: "View Orchard Row" });
  expect(link).toHaveAttribute("href", "/property/orchard-row");
  expect(screen.getByRole("button", { name: "Save Orchard Row" })).toBeVisible();
});
