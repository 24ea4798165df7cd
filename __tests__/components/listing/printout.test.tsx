import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { PrintButton } from "../../../src/listing/detail/detail-actions";
import { Printout } from "../../../src/listing/detail/printout";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import type { ListingContent } from "../../../src/content/schemas/listing";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";

function show(content: ListingContent) {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const { typeLabel } = listingNodeFields(content);
  return render(<Printout listing={{ ...listingDetail(content), typeLabel }} />);
}

const kaveri = listingContent("the-kaveri-terraces");

test("the sheet has photo, title, price, facts, units, registration, contact and address", () => {
  const { container } = show(kaveri);
  expect(screen.getByRole("img", { name: "Picture 1" })).toBeInTheDocument();
  for (const text of ["The Kaveri Terraces", "Whitefield, Bangalore", "3 BHK, 4 BHK", "Mar 2028"]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(container).toHaveTextContent("₹1.85 Cr onwards");
  expect(screen.getAllByRole("row")).toHaveLength(1 + (kaveri.projectDetails?.units?.length ?? 0));
  expect(screen.getByText(/^PRM\/KA\/RERA/)).toBeInTheDocument();
  expect(container.querySelector("[aria-label=Registration] svg")).toBeInTheDocument();
  expect(container).toHaveTextContent(siteFactsAnswer.siteFacts.email);
  expect(container).toHaveTextContent(/\/property\/the-kaveri-terraces$/);
  // The page around it has its h1.
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("units beyond the eighth are counted, so that the sheet stays on one page", () => {
  const unit = { size: "1", price: "₹1 Cr" };
  const units = Array.from({ length: 11 }, (_, at) => ({ ...unit, type: `Type ${at + 1}` }));
  show({ ...kaveri, projectDetails: { units } });
  expect(screen.getByText("Type 8")).toBeInTheDocument();
  expect(screen.queryByText("Type 9")).not.toBeInTheDocument();
  expect(screen.getByText("And 3 more on the page of this property.")).toBeInTheDocument();
});

test("what a listing lacks is left out", () => {
  const { price: _, bedrooms: __, possession: ___, ...bare } = kaveri;
  const { container } = show({ ...bare, projectDetails: undefined });
  expect(container).toHaveTextContent("Contact for price");
  expect(screen.queryByText("Beds")).not.toBeInTheDocument();
  expect(screen.getByText("On request")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("Print opens the browser's print dialogue", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  render(<PrintButton />);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});
