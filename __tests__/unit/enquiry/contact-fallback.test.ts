/** @jest-environment node */
import { fallbackMailHref, fallbackMessage } from "../../../src/features/enquiry/contact-fallback";
import { emptyDetails } from "../../../src/features/enquiry/enquiry-state";
import { someDetails } from "../../support/enquiry-bench";

describe("another way to the agency (decision D3)", () => {
  const context = { brand: "The Agency", propertyTitle: "Lakeview Terraces" };

  test("carries what the visitor typed", () => {
    expect(fallbackMessage(someDetails(), context)).toBe(
      [
        "About: Lakeview Terraces",
        "A site visit on Saturday, please.",
        "Ananya Rao",
        "ananya@example.com",
        "+919876543210",
      ].join("\n"),
    );
  });

  test("leaves no empty line behind", () => {
    expect(fallbackMessage(emptyDetails, { brand: "The Agency" })).toBe("");
  });

  test("fills subject and body of a mail link, however odd the text", () => {
    const href = fallbackMailHref(
      "office@example.com",
      someDetails({ message: "A & B?\nC = 100 %" }),
      context,
    );
    const link = new URL(href);
    expect(link.pathname).toBe("office@example.com");
    expect(link.searchParams.get("subject")).toBe("Enquiry: Lakeview Terraces");
    expect(link.searchParams.get("body")).toContain("A & B?\r\nC = 100 %");
  });
});
