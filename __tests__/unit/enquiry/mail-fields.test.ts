import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { formIds, type FormId } from "../../../src/features/enquiry/form/form-layouts";
import { initialOf, localDateTime } from "../../../src/features/enquiry/form/lead-params";
import {
  anEnquiry,
  fixtureContext,
  enquiryStartMs,
  referralOfLead,
  someDetails,
} from "../../support/enquiry-fixture";

const iso = "2026-11-20T10:15:00.000Z";
const local = localDateTime(enquiryStartMs);

const common = {
  name: "Ananya Rao",
  email: "ananya@example.com",
  phone: "+919876543210",
  message: "A site visit on Saturday, please.",
};
const contact = { ...common, name: "Ananya", last_name: "Rao", datetime: local, initial: "A" };

const aHome = { price: "₹1.20 Cr onwards", registration: "RERA PRM/KA/1" };

/** docs/requirements.md 7, row by row: what each lead e-mail carries, no field more and none less. */
const leads: Readonly<Record<FormId, object>> = {
  contact: { ...contact, subject: "Contact Us: The Agency" },
  landing: { ...contact, subject: "Available Properties: The Agency" },
  property: { ...common, propertyTitle: "Lakeview Terraces", datetime: iso },
  listingPage: { ...common, source: "Available Properties", datetime: iso },
  sidebar: { ...common, source: "Available Properties", datetime: iso },
  modal: { ...common, context: "Rent", submitted_at: iso },
  homeLoan: { ...common, nameInitial: "A", datetime: iso },
  interiorDesign: { ...common, nameInitial: "A", datetime: local },
  propertyManagement: { ...common, subject: "Property Management Request: The Agency", datetime: local },
  blog: { ...common, datetime: local },
  visit: {
    ...common,
    context: "Book a visit",
    visit_homes: "Lakeview Terraces",
    visit_day_1: "Saturday, 28 Nov 2026",
    visit_part_1: "Morning, 9.30 am to 12 noon",
    visit_day_2: "Monday, 30 Nov 2026",
    visit_part_2: "Evening, 5 pm to 7 pm",
    visit_people: "2",
    visit_kind: "In person",
    visit_timezone: "Bangalore, India Standard Time (Asia/Kolkata)",
    submitted_at: iso,
  },
};

const code = { to_name: "Ananya Rao", to_email: "ananya@example.com", otp_code: "000042" };
const codeExtras: Partial<Readonly<Record<FormId, object>>> = {
  property: { property_title: "Lakeview Terraces" },
  sidebar: { source: "Available Properties" },
  listingPage: { source: "Available Properties" },
};

describe.each(formIds)("e-mails of the %s form (requirements 7)", (formId) => {
  test("code, code again, lead", async () => {
    const enquiry = anEnquiry(formId);
    enquiry.fillIn();
    await enquiry.submitDetails();
    enquiry.pass(60_000);
    await enquiry.resend();
    enquiry.pass(-60_000);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.sent).toEqual([
      { kind: "code", params: { ...code, ...codeExtras[formId] } },
      { kind: "code", params: { ...code, ...codeExtras[formId], otp_code: "000043" } },
      {
        kind: enquiryForms[formId].leadKind,
        params: { ...leads[formId], ...referralOfLead, ...(formId === "property" && aHome) },
      },
    ]);
  });

  test("values are trimmed", () => {
    const padded = someDetails({
      name: "  Ananya Rao ",
      firstName: " Ananya ",
      email: " ananya@example.com ",
    });
    const params = enquiryForms[formId].leadParams(padded, fixtureContext, enquiryStartMs);
    expect(params["email"]).toBe("ananya@example.com");
    expect(params["name"]).toMatch(/^Ananya( Rao)?$/);
  });
});

test.each([
  ["ananya", "A"],
  ["  étienne", "É"],
  ["𝒜da", "𝒜"],
  ["", ""],
])("initial: of %j is %j", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
