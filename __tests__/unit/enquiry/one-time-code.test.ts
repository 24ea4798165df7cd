import { browserRandom, randomCode, parseCodeInput } from "../../../src/features/enquiry/flow/one-time-code";
import { anEnquiry } from "../../support/enquiry-fixture";

const randomOf = (...numbers: number[]) => {
  let at = 0;
  return (words: Uint32Array) => {
    words[0] = numbers[at] ?? 0;
    at += 1;
  };
};

describe("the one-time code", () => {
  test("is six digits, every time", () => {
    const codes = Array.from({ length: 10_000 }, () => randomCode(browserRandom));
    expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([]);
  });

  test.each([
    [0, "000000"],
    [7, "000007"],
    [42_000, "042000"],
    [1_000_000, "000000"],
    [4_293_999_999, "999999"],
  ])("the random number %i gives %s", (number, code) => {
    expect(randomCode(randomOf(number))).toBe(code);
  });

  test("throws away numbers that would favour the lower codes", () => {
    expect(randomCode(randomOf(4_294_000_000, 4_294_967_295, 123_456))).toBe("123456");
  });
});

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  [" 12-34-56 ", "123456"],
  ["1234567", "123456"],
  ["", ""],
  ["٠٤٧٢٨١", "047281"],
  ["०४७२८१", "047281"],
])("the code field: reads %j as %j", (raw, digits) => {
  expect(parseCodeInput(raw)).toBe(digits);
});

test("the code of an enquiry matches nothing before a code was accepted", async () => {
  const enquiry = anEnquiry("modal");
  enquiry.fillIn();
  enquiry.fail("network");
  await enquiry.submitDetails();
  await enquiry.enterCode(enquiry.codeInInbox());
  expect(enquiry.leadsSent()).toEqual([]);
  await enquiry.submitDetails();
  await enquiry.enterCode("43");
  expect(enquiry.leadsSent()).toEqual([]);
  await enquiry.enterCode("000 043");
  expect(enquiry.leadsSent()).toHaveLength(1);
});
