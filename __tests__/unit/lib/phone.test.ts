import { chatUrl, formatPhone, telHref } from "../../../src/lib/phone";

describe("chat links (decisions/phones-and-chat)", () => {
  test.each([
    ["9876543210", "919876543210"],
    ["+91 98765 43210", "919876543210"],
    ["00971501234567", "971501234567"],
    ["006591234567", "6591234567"],
    ["0501234567", "0501234567"],
    ["5012345678", "5012345678"],
    ["919876543210", "919876543210"],
    ["+9876543210", "9876543210"],
  ])("%s → wa.me/%s", (phone, digits) => {
    expect(chatUrl(phone)).toBe(`https://wa.me/${digits}`);
  });

  test("the text is encoded whole", () => {
    expect(
      chatUrl("+918000000000", "Hi — I'm interested in A & B. Could you help?\nhttps://example.com/a?b=1"),
    ).toBe(
      "https://wa.me/918000000000?text=Hi%20%E2%80%94%20I'm%20interested%20in%20A%20%26%20B.%20Could%20you%20help%3F%0Ahttps%3A%2F%2Fexample.com%2Fa%3Fb%3D1",
    );
  });
});

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["9876543210", "+91 98765 43210"],
  ["+918000000000", "+91 80 0000 0000"],
  ["+971501234567", "+971 50 123 4567"],
  ["+97141234567", "+971 4 123 4567"],
  ["+14155550100", "+1 415 555 0100"],
  ["+6591234567", "+65 9123 4567"],
  ["+3545551234", "+3545551234"],
])("%s is shown as %s", (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  ["+91 98765 43210", "tel:+919876543210"],
  ["9876543210", "tel:+919876543210"],
  ["00971 50 123 4567", "tel:+971501234567"],
  ["1800123", "tel:1800123"],
])("%s dials %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
