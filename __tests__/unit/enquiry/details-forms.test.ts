import { countries, phoneBounds } from "../../../src/features/enquiry/form/phone-input";
import { livePhoneMessage } from "../../../src/features/enquiry/flow/enquiry-machine";
import type { DetailField } from "../../../src/features/enquiry/form/enquiry-types";
import { formIds, type FormId } from "../../../src/features/enquiry/form/form-layouts";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { anEnquiry, someDetails } from "../../support/enquiry-fixture";

/** A message of docs/requirements.md 5.1, the field it belongs to, and what the visitor then types into that field. */
type Row = readonly [message: string, field: DetailField, answer: string];

const anEmail = "ananya@example.com";
const badEmail = "ananya@example";

const name: Row = ["Please enter your name.", "name", "Ananya Rao"];
const email: Row = ["Please enter your email.", "email", badEmail];
const message: Row = ["Please enter a message.", "message", "A visit, please."];
const query: Row = ["Please add a message or query.", "message", "A visit, please."];
const validEmail: Row = ["Please enter a valid email address.", "email", anEmail];
const fullStop: Row = ["Please enter a valid email address.", "email", "ana@gmail.com."];
const phoneOfIndia: readonly Row[] = [
  ["Please enter a phone number for India.", "phone", "98765"],
  ["India phone must be exactly 10 digits. Example: 9876543210", "phone", "9876543210"],
];
const tooShort = "Phone must be at least 10 digits for +91. Example: 9876543210";
const shortPhone: Row = [tooShort, "phone", "9876543210"];
const anyPhone: readonly Row[] = [["Please enter a phone number.", "phone", "98765"], shortPhone];

const firstName: Row = ["Please enter your First Name.", "firstName", "Ananya"];
const contactRows = [firstName, email, message, validEmail, ...phoneOfIndia];

const serviceRows = (messageText: string): readonly Row[] => [
  name,
  ["Please enter your phone number.", "phone", "98765"],
  ["Please enter your email to receive OTP.", "email", badEmail],
  [messageText, "message", "Please call me."],
];

/** docs/requirements.md 5.1: what an empty form says, row by row, while the visitor mends one thing after the other. */
const rowsOf: Readonly<Record<FormId, readonly Row[]>> = {
  contact: contactRows,
  landing: contactRows,
  property: [name, email, message, validEmail, ...anyPhone],
  listingPage: [name, email, query, validEmail, ...phoneOfIndia],
  sidebar: [name, email, message, fullStop, validEmail],
  modal: [
    ["Name is required", "name", "Ananya Rao"],
    ["Email is required", "email", badEmail],
    ["Please describe requirements", "message", "2 BHK near Indiranagar"],
  ],
  homeLoan: serviceRows("Please enter a message."),
  interiorDesign: serviceRows("Please enter your message."),
  propertyManagement: serviceRows("Please enter your message."),
  blog: [
    ["Enter your name.", "name", "Ananya Rao"],
    ["Enter your phone number.", "phone", "98765"],
    ["Enter your email to receive OTP.", "email", badEmail],
    ["Enter your message.", "message", "Please call me."],
    shortPhone,
  ],
  visit: [
    ["Please choose a day.", "firstDay", "Saturday, 28 Nov 2026"],
    ["Please choose a time of that day.", "firstPart", "Evening, 5 pm to 7 pm"],
    ["Please choose a second day.", "secondDay", "Saturday, 28 Nov 2026"],
    ["Please choose a time of the second day.", "secondPart", "Evening, 5 pm to 7 pm"],
    ["Please choose another day or time as your second choice.", "secondPart", "Morning, 9.30 am to 12 noon"],
    ...[name, email, validEmail],
    ...anyPhone,
  ],
};

describe.each(formIds)("details of the %s form (requirements 5.1)", (formId) => {
  const rows = rowsOf[formId];

  test("shows the first failure only, in the order of the requirements, and then sends the code", async () => {
    const enquiry = anEnquiry(formId);
    const fields = enquiryForms[formId].fields.map((field) => field.name);
    expect(fields).toEqual(expect.arrayContaining(rows.map(([, field]) => field)));
    for (const [message, field, answer] of rows) {
      await enquiry.submitDetails();
      expect(enquiry.notice()).toEqual({ kind: "error", text: message, field });
      expect(enquiry.state().phase).toBe("details");
      expect(enquiry.sent).toEqual([]);
      enquiry.session.edit(field, answer);
    }
    await enquiry.submitDetails();
    expect(enquiry.state().phase).toBe("code");
    expect(enquiry.sent.map(({ kind }) => kind)).toEqual(["code"]);
  });

  test("takes blanks for nothing; an error goes when its field is edited, and stays when another one is", async () => {
    const enquiry = anEnquiry(formId);
    enquiry.session.edit("firstName", "   ");
    enquiry.session.edit("name", " \t");
    await enquiry.submitDetails();
    expect(enquiry.notice()?.text).toBe(rows[0]?.[0]);
    enquiry.session.edit("email", "a");
    expect(enquiry.notice()?.kind).toBe("error");
    enquiry.session.edit(rows[0]?.[1] ?? "name", "A");
    expect(enquiry.notice()).toBeNull();
  });
});

test.each<[FormId, DetailField, number, DetailField, string]>([
  ["contact", "phone", contactRows.length - 1, "countryCode", "+65"],
  ["visit", "secondPart", 4, "secondDay", "Monday, 30 Nov 2026"],
  ["visit", "secondPart", 4, "firstDay", "Monday, 30 Nov 2026"],
])(
  "%s form: the error at %s after %i answers goes with %s too",
  async (formId, field, count, other, answer) => {
    const enquiry = anEnquiry(formId);
    for (const [, name, entry] of rowsOf[formId].slice(0, count)) enquiry.session.edit(name, entry);
    await enquiry.submitDetails();
    expect(enquiry.notice()?.field).toBe(field);
    enquiry.session.edit(other, answer);
    expect(enquiry.notice()).toBeNull();
  },
);

describe("optional fields (requirements 5.1)", () => {
  test("the last name on the contact page", async () => {
    const enquiry = anEnquiry("contact", { details: { lastName: "" } });
    enquiry.fillIn();
    await enquiry.submitDetails();
    expect(enquiry.codesSent()[0]?.params.to_name).toBe("Ananya");
  });

  test.each<FormId>(["sidebar", "modal"])("the phone on the %s form", async (formId) => {
    const enquiry = anEnquiry(formId, { details: { phone: "" } });
    enquiry.fillIn();
    await enquiry.submitDetails();
    expect(enquiry.state().phase).toBe("code");
  });
});

/** How a form counts the digits of a phone (docs/requirements.md 5.1, 5.2). */
type Counting = "country" | "code" | "never";

const countingOf: Readonly<Record<FormId, Counting>> = {
  contact: "country",
  landing: "country",
  listingPage: "country",
  property: "code",
  sidebar: "code",
  blog: "code",
  visit: "code",
  modal: "never",
  homeLoan: "never",
  interiorDesign: "never",
  propertyManagement: "never",
};

const boundsOf = (formId: FormId, code: string) =>
  phoneBounds(code, formId === "listingPage" ? "listingPage" : "standard");

describe.each(formIds)("phone digits on the %s form (requirements 5.2)", (formId) => {
  test.each([...countries.map(({ code, label, example }) => [code, label, example] as const)])(
    "%s",
    async (countryCode, label, example) => {
      const { min, max } = boundsOf(formId, countryCode);
      const answerTo = async (phone: string) => {
        const enquiry = anEnquiry(formId, { details: { countryCode, phone } });
        enquiry.fillIn();
        await enquiry.submitDetails();
        return { text: enquiry.notice()?.text ?? "", phase: enquiry.state().phase };
      };
      const digits = (count: number) => "2".repeat(count);
      const short = await answerTo(digits(min - 1));
      const expected = {
        country: `${label} phone must be ${min === max ? "exactly" : `between ${min} and`} ${max} digits. Example: ${example}`,
        code: `Phone must be at least ${min} digits for ${countryCode}. Example: ${example}`,
        never: null,
      }[countingOf[formId]];
      if (expected === null) expect(short.phase).toBe("code");
      else expect(short).toEqual({ text: expected, phase: "details" });
      expect((await answerTo(digits(min))).phase).toBe("code");
      expect((await answerTo(digits(max))).phase).toBe("code");
    },
  );

  test("cuts at the country's maximum and cuts again when the country changes", () => {
    const { session, state } = anEnquiry(formId);
    for (const { code } of countries) {
      session.edit("countryCode", code);
      session.edit("phone", "2".repeat(20));
      expect(state().details.phone).toHaveLength(boundsOf(formId, code).max);
    }
    session.edit("countryCode", "+91");
    session.edit("phone", "2222222222");
    session.edit("countryCode", "+65");
    expect(state().details.phone).toBe("22222222");
  });

  test("a phone that is too long anyway is refused by forms that count", () => {
    const details = someDetails({ phone: "98765432101" });
    const form = enquiryForms[formId];
    const texts = form.checks
      .map((check) => check.failure(details, form.phoneRule))
      .filter((text) => text !== null);
    const expected = {
      country: ["India phone must be exactly 10 digits. Example: 9876543210"],
      code: ["Phone must be at most 10 digits for +91."],
      never: [],
    }[countingOf[formId]];
    expect(texts).toEqual(expected);
  });

  test("a number of a country that is not in the list is no Indian one (decisions/phones-and-chat)", async () => {
    const enquiry = anEnquiry(formId, { details: { phone: "+966 50 123 4567" } });
    enquiry.fillIn();
    await enquiry.submitDetails();
    const expected = {
      country: "Please enter a phone number for India.",
      code: tooShort,
      never: null,
    }[countingOf[formId]];
    if (expected !== null) {
      expect(enquiry.notice()).toEqual({ kind: "error", text: expected, field: "phone" });
      expect(enquiry.sent).toEqual([]);
      return;
    }
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent().map(({ params }) => params["phone"])).toEqual(["+966501234567"]);
  });
});

describe("the blog form checks its phone live (requirements 5.1)", () => {
  test.each([
    ["", "Please enter a phone number."],
    ["98765", tooShort],
    ["9876543210", null],
  ])("%j: %s", (phone, text) => {
    expect(livePhoneMessage(enquiryForms.blog, someDetails({ phone }))).toBe(text);
  });

  test("the other forms do not", () => {
    const otherForms = formIds.filter((id) => id !== "blog");
    expect(otherForms.map((id) => livePhoneMessage(enquiryForms[id], someDetails({ phone: "" })))).toEqual(
      otherForms.map(() => null),
    );
  });
});

test("a message is cut at 2,000 characters", () => {
  const { session, state } = anEnquiry("contact");
  session.edit("message", "a".repeat(2_500));
  expect(state().details.message).toHaveLength(2_000);
});
