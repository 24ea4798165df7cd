/** What the admin makes of a content file, and what it writes back. */
import { contentFormat, savedAgain, type FormatRule } from "../../../src/content/admin/content-format";

const rule: FormatRule = {
  fields: {
    tag: { optional: true, form: "lines" },
    image: { form: "picture" },
    images: { optional: true, list: true, items: { form: "picture" } },
    logo: { optional: true, form: "pictureName" },
    phone: { optional: true },
    featured: { optional: true },
    inHeader: {},
    alt: {},
    projects: { list: true },
    summary: { optional: true, fields: { developer: { optional: true } } },
  },
};
const folder = "/data/images/";
const { fromFile, toFile } = contentFormat(rule, folder);
const saved = (content: unknown): unknown => JSON.parse(toFile(content));
const base = { image: { src: "/data/images/a.jpg" }, alt: "", projects: [] };
const stored = { image: "a.jpg", alt: "", projects: [] };

test.each([
  ["one text", { tag: "VILLAS" }, { tag: ["VILLAS"] }],
  ["several texts", { tag: ["VILLAS", "NEW"] }, { tag: ["VILLAS", "NEW"] }],
  ["a picture", { image: "a.jpg" }, { image: { src: "/data/images/a.jpg" } }],
  [
    "a picture with an alt text of its own",
    { image: { src: "a.jpg", alt: "A" } },
    { image: { src: "/data/images/a.jpg", alt: "A" } },
  ],
  [
    "a picture from the web",
    { image: "https://x.example/a.jpg" },
    { image: { src: "https://x.example/a.jpg" } },
  ],
  ["a gallery", { images: ["a.jpg"] }, { images: [{ src: "/data/images/a.jpg" }] }],
  ["the name of a picture", { logo: "a.svg" }, { logo: "/data/images/a.svg" }],
])("%s is edited in one form, and written in the file's own", (_name, file, form) => {
  expect(fromFile(JSON.stringify(file))).toEqual(form);
  expect(saved({ ...base, ...form })).toEqual({ ...stored, ...file });
});

test.each([
  ["an empty text in an optional field", { phone: "" }],
  ["null in an optional field", { phone: null }],
  ["a box that is not ticked", { featured: false }],
  ["no line", { tag: [] }],
  ["an empty gallery", { images: [] }],
  ["an object of empty fields", { summary: { developer: "" } }],
  ["an empty picture name", { logo: "" }],
  ["a number that must be there, emptied,", { inHeader: null }],
  ["a number in an object, emptied,", { summary: { units: null } }],
])("%s is left out", (_name, form) => {
  expect(saved({ ...base, ...form })).toEqual(stored);
});

test.each([
  ["as it was", { slug: "rowan" }, "rowan", "rowan", { slug: "rowan" }],
  ["with another slug typed", { slug: "beech" }, "rowan", "rowan", { slug: "rowan" }],
  ["with its slug emptied", { slug: "" }, "rowan", "rowan", { slug: "rowan" }],
  ["renamed", { slug: "rowan" }, "beech", "rowan", { slug: "beech", formerSlugs: ["rowan"] }],
  ["renamed back", { slug: "b", formerSlugs: ["a"] }, "a", "b", { slug: "a", formerSlugs: ["b"] }],
  ["renamed, a draft", { slug: "rowan" }, "beech", undefined, { slug: "beech" }],
])("a home saved again %s keeps slug and file name together", (_name, form, file, published, content) => {
  expect(savedAgain(form, file, published)).toEqual(content);
});

test("false, nought and fields without a rule are kept", () => {
  const content = { inHeader: false, price: 0, nested: { deep: ["x"], not: false } };
  expect(saved({ ...base, ...content })).toEqual({ ...stored, ...content });
});

test("short lists share a line, longer ones and objects do not", () => {
  const words = Array.from({ length: 12 }, (_, index) => `word number ${index}`);
  expect(
    contentFormat({}, folder).toFile({ short: ["a", "b\u2028c"], words, rows: [{ a: 1 }], none: {} }),
  ).toBe(
    `{\n  "short": ["a", "b\u2028c"],\n  "words": [\n${words.map((word) => `    "${word}"`).join(",\n")}\n  ],\n` +
      `  "rows": [\n    {\n      "a": 1\n    }\n  ],\n  "none": {}\n}\n`,
  );
});
