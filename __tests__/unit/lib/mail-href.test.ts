import { mailHref } from "../../../src/lib/mail-href";

test.each([
  ["an address alone", {}, "mailto:enquiries@example.com"],
  [
    "a subject",
    { subject: "Enquiry: 2 & 3 BHK" },
    "mailto:enquiries@example.com?subject=Enquiry%3A%202%20%26%203%20BHK",
  ],
  ["a text of two lines", { body: "Hello\nGoa" }, "mailto:enquiries@example.com?body=Hello%0D%0AGoa"],
  ["line breaks that are right already", { body: "a\r\nb" }, "mailto:enquiries@example.com?body=a%0D%0Ab"],
  ["both", { subject: "S", body: "B" }, "mailto:enquiries@example.com?subject=S&body=B"],
])("%s", (_, parts, href) => {
  expect(mailHref("enquiries@example.com", parts)).toBe(href);
});
