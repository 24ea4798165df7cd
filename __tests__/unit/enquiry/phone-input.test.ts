import {
  countries,
  countryOptionLabel,
  phoneBounds,
  phonePlaceholder,
  type PhoneRule,
} from "../../../src/features/enquiry/form/phone-input";
import {
  joinPhone,
  parsePhoneInput,
  truncatePhone,
  unfinishedCountryCode,
} from "../../../src/features/enquiry/form/phone-reading";

describe("country codes (requirements 3)", () => {
  test("are the ten of the requirements, in their order", () => {
    const firstFour = ["India (+91)", "United States (+1)", "United Kingdom (+44)", "Australia (+61)"];
    const nextFive = ["Germany (+49)", "France (+33)", "China (+86)", "Japan (+81)", "UAE (+971)"];
    expect(countries.map(countryOptionLabel)).toEqual([...firstFour, ...nextFive, "Singapore (+65)"]);
  });

  test.each(countries.map((country) => [country.code, country.example]))(
    "%s: the example %s passes, also with its code",
    (code, example) => {
      const { min, max } = phoneBounds(code, "standard");
      expect(example.length).toBeGreaterThanOrEqual(min);
      expect(example.length).toBeLessThanOrEqual(max);
      for (const raw of [example, `${code} ${example}`])
        expect(parsePhoneInput(raw, code, "standard")).toEqual({ countryCode: code, phone: example });
    },
  );
});

describe("digit bounds (requirements 5.2)", () => {
  test.each<[string, PhoneRule, number, number]>([
    ["+91, +1, +44", "standard", 10, 10],
    ["+61, +33, +971", "standard", 9, 9],
    ["+49", "standard", 10, 11],
    ["+86", "standard", 11, 11],
    ["+81", "standard", 9, 10],
    ["+65", "standard", 8, 8],
    ["+34", "standard", 7, 15],
    ["+44", "listingPage", 9, 10],
    ["+91", "listingPage", 10, 10],
    ["+34", "listingPage", 7, 15],
  ])("%s on %s forms: %i to %i digits", (codes, rule, min, max) => {
    for (const code of codes.split(", ")) expect(phoneBounds(code, rule)).toEqual({ min, max });
  });

  test.each([
    ["+44", 10],
    ["+49", 11],
    ["+91", 10],
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
  test.each<[string, string, ...string[]]>([
    ["+91", "9876543210", "+91 98765 43210", "098765 43210", "919876543210", "0091 98765-43210"],
    ["+91", "9876543210", "00 91 98765 43210", "(+91) 98765 43210", "011 91 98765 43210"],
    ["+91", "9876543210", "＋91 98765 43210", "98765432109999", "98765abc43210", "٩٨٧٦٥٤٣٢١٠", "९८७६५४३२१०"],
    ["+91", "1123456789", "011 2345 6789", "011-23456789/90"],
    ["+91", "1145678900", "011 45678900 ext 01"],
    ["+91", "9198765432", "9198765432"],
    ["+91", "98", "+91 98"],
    ["+91", "", "+", ""],
    ["+44", "7700900123", "07700 900123", "+44 (0)7700 900123"],
    ["+44", "1134960123", "0113 496 0123 ext 123"],
    ["+44", "1134960000", "0113 496 0000"],
    ["+971", "501234567", "050 123 4567", "+971 50 123 4567"],
    ["+1", "2025550123", "1 (202) 555-0123", "+1 202 555 0123"],
    ["+49", "15123456789", "0151 23456789"],
    ["+61", "412345678", "0412 345 678"],
    ["+65", "81234567", "+65 8123 4567"],
    ["+34", "600123456", "600123456"],
  ])("with %s chosen %j is meant by %j", (countryCode, phone, ...texts) => {
    for (const raw of texts) {
      expect({ raw, ...parsePhoneInput(raw, countryCode, "standard") }).toEqual({ raw, countryCode, phone });
    }
  });

  test.each<[string, string, ...string[]]>([
    ["+44", "7700900123", "+44 7700 900123", "tel:+44-7700-900123", "＋４４７７００９００１２３"],
    ["+971", "501234567", "+971501234567", "00 971 50 123 4567"],
    ["+65", "81234567", "0065 8123 4567"],
  ])("with +91 chosen the choice moves to %s for %j in %j", (countryCode, phone, ...texts) => {
    for (const raw of texts) {
      expect({ raw, ...parsePhoneInput(raw, "+91", "standard") }).toEqual({ raw, countryCode, phone });
    }
  });

  test("with +1 chosen, 011 is how abroad is dialled", () => {
    const british = { countryCode: "+44", phone: "7700900123" };
    expect(parsePhoneInput("011 44 7700 900123", "+1", "standard")).toEqual(british);
  });

  test.each([
    ["+966 50 123 4567", "+91", "+966501234567"],
    ["00966 50 123 4567", "+91", "+966501234567"],
    ["00 974 3312 3456", "+91", "+97433123456"],
    ["011 966 50 123 4567", "+1", "+966501234567"],
    ["+974 3312 3456", "+971", "+97433123456"],
    ["+353 85 123 4567", "+44", "+353851234567"],
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

  const begun = ["+", " + ", "+9", "+97", "0", "00", "0097"];
  const settled = ["+971", "+1", "0044", "+99", "+999", "000", "09", "9", "+971501234567", ""];
  test.each([...begun.map((typed) => [typed, typed.trim()]), ...settled.map((typed) => [typed, ""])])(
    "of %j the part %j waits for the rest of a country code",
    (typed, kept) => {
      expect(unfinishedCountryCode(typed ?? "")).toBe(kept);
    },
  );

  test("changing the country cuts again", () => {
    expect(truncatePhone("9876543210", "+65", "standard")).toBe("98765432");
    expect(truncatePhone("81234567", "+91", "standard")).toBe("81234567");
  });

  test("the lead carries code and digits joined, or nothing", () => {
    expect(joinPhone("+91", "9876543210")).toBe("+919876543210");
    expect(joinPhone("+91", "")).toBe("");
  });
});
