import { fallbackMessage, fallbackSubject } from "../../../src/features/enquiry/flow/notice-box";
import { emptyDetails } from "../../../src/features/enquiry/form/enquiry-types";
import { someDetails } from "../../support/enquiry-fixture";

describe("another way to the agency (decisions/e-mail)", () => {
  const context = { brand: "The Agency", propertyTitle: "Lakeview Terraces" };

  test("carries what the visitor typed", () => {
    expect(fallbackMessage(someDetails(), context)).toBe(
      [
        "About: Lakeview Terraces",
        "Saturday, 28 Nov 2026: Morning, 9.30 am to 12 noon",
        "Monday, 30 Nov 2026: Evening, 5 pm to 7 pm",
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

  test("names the listing, else the page, else the agency in the subject", () => {
    expect(fallbackSubject(context)).toBe("Enquiry: Lakeview Terraces");
    expect(fallbackSubject({ brand: "The Agency", source: "Resale" })).toBe("Enquiry: Resale");
    expect(fallbackSubject({ brand: "The Agency" })).toBe("Enquiry: The Agency");
  });
});
