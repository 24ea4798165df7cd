import {
  countries,
  countryOptionLabel,
  phoneBounds,
  phonePlaceholder,
  type PhoneRule,
} from "../../../src/features/enquiry/form/phone-input";
import { joinPhone, parsePhoneInput, truncatePhone } from "../../../src/features/enquiry/form/phone-reading";

describe("country codes (requirements 3)", () => {
  test("are the ten of the requirements, in their order", () => {
    expect(countries.map(countryOptionLabel)).toEqual([
      "India (+91)",
      "United States (+1)",
      "United Kingdom (+44)",
      "Australia (+61)",
      "Germany (+49)",
      "France (+33)",
      "China (+86)",
      "Japan (+81)",
      "UAE (+971)",
      "Singapore (+65)",
    ]);
  });

  test.each(countries.map((country) => [country.code, country.example]))(
    "%s: the example %s passes",
    (code, example) => {
      const { min, max } = phoneBounds(code, "standard");
      expect(example.length).toBeGreaterThanOrEqual(min);
      expect(example.length).toBeLessThanOrEqual(max);
      expect(parsePhoneInput(example, code, "standard")).toEqual({ countryCode: code, phone: example });
    },
  );
});

describe("digit bounds (requirements 5.2)", () => {
  test.each<[string, PhoneRule, number, number]>([
    ["+44", "standard", 10, 10],
    ["+44", "listingPage", 9, 10],
    ["+49", "standard", 10, 11],
    ["+34", "standard", 7, 15],
    ["+34", "listingPage", 7, 15],
  ])("%s on %s forms: %i to %i digits", (code, rule, min, max) => {
    expect(phoneBounds(code, rule)).toEqual({ min, max });
  });

  test.each([
    ["+44", 10],
    ["+49", 11],
    ["+34", 15],
  ])("%s on service forms: at most %i digits", (code, max) => {
    expect(phoneBounds(code, "service").max).toBe(max);
  });
});

test.each<[string, "digits" | "example", string]>([
  ["+91", "digits", "Enter 10-digit number"],
  ["+49", "digits", "Enter 11-digit number"],
  ["+65", "digits", "Enter 8-digit number"],
  ["+34", "digits", "Enter phone number"],
  ["+91", "example", "Example: 9876543210"],
])("placeholders (requirements 5.1): %s in the style %s: %s", (code, style, text) => {
  expect(phonePlaceholder(code, "standard", style)).toBe(text);
});

describe("phone input (decisions/phones-and-chat)", () => {
  test.each([
    ["+91 98765 43210", "+91", "9876543210"],
    ["07700 900123", "+44", "7700900123"],
    ["919876543210", "+91", "9876543210"],
    ["00 91 98765 43210", "+91", "9876543210"],
    ["+44 (0)7700 900123", "+44", "7700900123"],
    ["1 (202) 555-0123", "+1", "2025550123"],
    ["+1 202 555 0123", "+1", "2025550123"],
    ["0151 23456789", "+49", "15123456789"],
    ["011-23456789/90", "+91", "1123456789"],
    ["0113 496 0123 ext 123", "+44", "1134960123"],
    ["9198765432", "+91", "9198765432"],
    ["98765abc43210", "+91", "9876543210"],
    ["९८७६५४३२१०", "+91", "9876543210"],
    ["+91 98", "+91", "98"],
    ["+", "+91", ""],
    ["", "+91", ""],
    ["600123456", "+34", "600123456"],
  ])("%j with %s chosen is %s", (raw, code, digits) => {
    expect(parsePhoneInput(raw, code, "standard")).toEqual({ countryCode: code, phone: digits });
  });

  test.each([
    ["+44 7700 900123", "+44", "7700900123"],
    ["0065 8123 4567", "+65", "81234567"],
    ["00 971 50 123 4567", "+971", "501234567"],
    ["tel:+44-7700-900123", "+44", "7700900123"],
  ])("%j with +91 chosen moves the choice to %s", (raw, code, digits) => {
    expect(parsePhoneInput(raw, "+91", "standard")).toEqual({ countryCode: code, phone: digits });
  });

  test("with +1 chosen, 011 is how abroad is dialled", () => {
    expect(parsePhoneInput("011 44 7700 900123", "+1", "standard")).toEqual({
      countryCode: "+44",
      phone: "7700900123",
    });
  });

  test.each([
    ["+966 50 123 4567", "+91", "+966501234567"],
    ["00966 50 123 4567", "+91", "+966501234567"],
    ["011 966 50 123 4567", "+1", "+966501234567"],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+91", "+966501234567"],
    ["+96", "+91", "+96"],
    ["+9665012345678901234", "+91", "+966501234567890"],
  ])("%j, of a country that is not in the list, is no number of %s and stays %s", (raw, code, phone) => {
    for (const rule of ["standard", "listingPage", "service"] as const) {
      expect(parsePhoneInput(raw, code, rule)).toEqual({ countryCode: code, phone });
      expect(parsePhoneInput(phone, code, rule)).toEqual({ countryCode: code, phone });
      expect(truncatePhone(phone, "+65", rule)).toBe(phone);
    }
    expect(joinPhone(code, phone)).toBe(phone);
  });

  test.each(["+9", "+97", "0097"])("%j may still become a code of the list and is no number", (raw) => {
    expect(parsePhoneInput(raw, "+91", "standard")).toEqual({ countryCode: "+91", phone: "" });
  });

  test("the lead carries code and digits joined, or nothing", () => {
    expect(joinPhone("+91", "9876543210")).toBe("+919876543210");
    expect(joinPhone("+91", "")).toBe("");
  });
});
