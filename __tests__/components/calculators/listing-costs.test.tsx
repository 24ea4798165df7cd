import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import loanDefaults from "../../site-content/loan.json";
import texts from "../../site-content/pages/calculators.json";
import { ListingCosts } from "../../../src/features/calculators/listing-costs";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import type { ListingContent } from "../../../src/content/schemas/listing";
import { buyingCostOf } from "../../support/buying-cost-of";
import { listingContent } from "../../support/listing-detail";

function show(slug: string, changes: Partial<ListingContent> = {}) {
  const listing = listingNodeFields({ ...listingContent(slug), ...changes });
  return render(
    <ListingCosts texts={texts} listing={listing} cost={buyingCostOf(listing.city)} loan={loanDefaults} />,
  );
}

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const summaryOf = (heading: string) =>
  screen.getByRole("heading", { level: 3, name: heading }).closest("summary");

test("a home for sale in rupees says what duty and a loan come to, both closed, and from which sources", () => {
  show("the-kaveri-terraces");
  expect(screen.getByRole("heading", { level: 2, name: "What it costs to buy" })).toBeInTheDocument();
  expect(summaryOf("Duty and registration in Bangalore")).toHaveTextContent("about ₹14,06,000");
  expect(summaryOf("Home loan")).toHaveTextContent("₹1,20,410 a month");
  for (const details of screen.getAllByRole("group")) expect(details).not.toHaveAttribute("open");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  const table = within(screen.getByRole("table", { name: "Duty and registration in Bangalore" }));
  expect(table.getByRole("row", { name: "Stamp duty 5% ₹9,25,000" })).toBeInTheDocument();
  expect(table.getByRole("row", { name: "Total ₹14,06,000" })).toBeInTheDocument();
  const basis = /^An estimate for a price of ₹1.85 Cr\. Charged on the higher/;
  expect(screen.getByText(basis)).toBeInTheDocument();
  expect(screen.getByText("GST on homes under construction")).toBeInTheDocument();
  expect(screen.getByText(/^As of 31 Aug 2025\. Sources:/)).toBeInTheDocument();
  const source = screen.getByRole("link", { name: "Deccan Herald, August 2025" });
  expect(source).toHaveAttribute("href", expect.stringMatching(/^https:/));
});

test("opened, the loan becomes a calculator of 75% of a price above ₹1 Cr", async () => {
  show("the-kaveri-terraces");
  expect(screen.getByText("A loan of 75% of ₹1.85 Cr; the rest is paid from savings.")).toBeInTheDocument();
  expect(screen.getByText("For example, ₹1,38,75,000 at 8.5% a year over 20 years:")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("heading", { level: 3, name: "Home loan" }));
  const amount = await screen.findByLabelText("Loan amount (₹)");
  expect(amount).toHaveValue("1,38,75,000");
  expect(screen.getByRole("status")).toHaveTextContent("₹1,20,410");
  fireEvent.change(amount, { target: { value: "50 lakh" } });
  expect(summaryOf("Home loan")).toHaveTextContent("₹43,391 a month");
  fireEvent.change(amount, { target: { value: "" } });
  expect(summaryOf("Home loan")).not.toHaveTextContent("a month");
  const link = screen.getByRole("link", { name: "How we help with home loans" });
  expect(link).toHaveAttribute("href", "/services/home-loan");
});

test.each([
  ["₹95 L", "A loan of 78.9% of ₹95 L; the rest is paid from savings."],
  ["₹54,33,333", "A loan of 80% of ₹54.33 L; the rest is paid from savings."],
])("a price of %s says which share of it is lent", (price, text) => {
  show("the-kaveri-terraces", { price });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each(["hesaraghatta-groves", "mahogany-one"])(
  "%s, farm land or an office, has duty and no home loan",
  (slug) => {
    show(slug);
    expect(summaryOf("Duty and registration in Bangalore")).toBeInTheDocument();
    expect(screen.queryByText("Home loan")).not.toBeInTheDocument();
  },
);

test("Dubai is worked out in dirhams and has no loan in rupees", () => {
  show("marsa-creek-residences");
  expect(summaryOf("Duty and registration in Dubai")).toHaveTextContent("about AED 130,780");
  expect(screen.queryByText("Home loan")).not.toBeInTheDocument();
});

test("Goa says why there is no estimate, and still has a loan", () => {
  show("assagao-verandah-house");
  expect(screen.getByText(/^Published figures for Goa disagree/)).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: "Home loan" })).toBeInTheDocument();
});

test("a price on request leaves the rates alone, without amounts and without a loan", () => {
  show("kokapet-tech-park");
  const table = within(screen.getByRole("table"));
  expect(textsOf(table.getAllByRole("columnheader"))).toEqual(["Charge", "Rate"]);
  expect(screen.getByText(/^No price for the whole is given here/)).toBeInTheDocument();
  expect(screen.queryByText("Home loan")).not.toBeInTheDocument();
});

test("plots at a rate by the square foot are reckoned at the smallest one of their table", () => {
  show("sarjapur-lakeside-plots");
  expect(screen.getByText(/^An estimate for a price of ₹1.14 Cr\./)).toBeInTheDocument();
  expect(summaryOf("Home loan")).toBeInTheDocument();
  expect(screen.queryByText(/No price for the whole|on request/)).not.toBeInTheDocument();
});

test.each(["indiranagar-terrace-flat", "anjuna-palm-bungalow", "residency-arcade"])(
  "%s, which is to let, has neither",
  (slug) => {
    expect(show(slug).container).toBeEmptyDOMElement();
  },
);

describe("all-in cost by unit", () => {
  const table = (name: string) => within(screen.getByRole("table", { name }));

  test("compares every unit, by carpet and by super built-up area, and shows each charge of the first", () => {
    show("the-kaveri-terraces");
    expect(summaryOf("All-in cost by unit")).toHaveTextContent("from ₹2,10,81,000");
    const units = table("Units and their all-in cost");
    const columns = ["Unit", "Price", "All-in", "Per sq ft, carpet", "Per sq ft, super built-up"];
    expect(textsOf(units.getAllByRole("columnheader"))).toEqual(columns);
    const classic = /^3 BHK Classic ₹1\.85\sCr ₹2\.11\sCr ₹14,015 ₹10,027$/;
    expect(units.getByRole("row", { name: classic })).toBeInTheDocument();
    expect(units.getAllByRole("row")).toHaveLength(5);
    expect(textsOf(table("Cost of 3 BHK Classic").getAllByRole("row"))).toEqual([
      "3 BHK ClassicRateAmount",
      "PriceAs listed₹1,85,00,000",
      "GST5%₹9,25,000",
      "Club membership₹2,50,000₹2,50,000",
      "Stamp duty5%₹9,25,000",
      "Cess and surcharge0.6%₹1,11,000",
      "Registration fee2%₹3,70,000",
      "Floor rise, not in the total₹40 / sq ft from the fifth floor₹73,800 a floor",
      "Total₹2,10,81,000",
    ]);
  });

  test("shows those of another unit, and when its instalments are due", async () => {
    show("the-kaveri-terraces");
    await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: "Unit" }), "4 BHK");
    expect(table("Cost of 4 BHK").getByRole("row", { name: "GST 5% ₹12,90,000" })).toBeInTheDocument();
    expect(screen.queryByRole("table", { name: "Cost of 3 BHK Classic" })).not.toBeInTheDocument();
    const instalments = table("Instalments of the price of 4 BHK");
    expect(instalments.getByRole("row", { name: "Top slab, 15% Apr 2027 ₹38,70,000" })).toBeInTheDocument();
  });

  test("of a home with one unit is its cost alone", () => {
    show("jacaranda-house");
    expect(summaryOf("All-in cost by unit")).toHaveTextContent("about ₹2,64,12,000");
    expect(screen.queryByRole("combobox", { name: "Unit" })).not.toBeInTheDocument();
    const cost = table("Cost of 3 BHK, furnished kitchen");
    expect(cost.getByRole("row", { name: /^Association transfer fee/ })).toBeInTheDocument();
  });

  test("is in dirhams in Dubai, and claims no duty where it is not known", () => {
    const { unmount } = show("marsa-creek-residences");
    expect(summaryOf("All-in cost by unit")).toHaveTextContent("from AED 2,230,780");
    unmount();
    show("siolim-pool-villa");
    const basis = /^An estimate for each unit: its price and the charges that are paid once\. Duty/;
    const gap = /Duty and registration in Goa are not in it, since they are not known/;
    expect(screen.getByText(basis)).toHaveTextContent(gap);
    expect(screen.queryByText(/paid once, duty and registration/)).not.toBeInTheDocument();
    expect(table("Cost of 3 BHK villa on 330 sq m").queryByRole("row", { name: /duty/i })).toBeNull();
  });
});
