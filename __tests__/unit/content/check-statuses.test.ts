import { contentTypes } from "../../../src/content/content-types";
import type { ContentEntry } from "../../../src/content/checks/issue";
import { checkStatuses } from "../../../src/content/checks/status";

function entry(name: string, file: string, value: unknown): ContentEntry {
  const type = contentTypes.find((each) => each.name === name);
  if (type === undefined) throw new Error(`no type ${name}`);
  return { type, file, at: [], value };
}

const listing = (slug: string, fields: object = {}) =>
  entry("Listing", `data/listings/${slug}.json`, { slug, ...fields });

const lines = (...entries: readonly ContentEntry[]) =>
  checkStatuses({ entries }).map(
    ({ severity, file, field, message }) => `${severity}: ${file} › ${field} ${message}`,
  );

test.each([
  [
    "a home sold without a day",
    [listing("rowan", { state: "sold" })],
    "error: data/listings/rowan.json › stateSince is missing; write the day on which it was sold",
  ],
  [
    "a home let without a day",
    [listing("rowan", { state: "let" })],
    "error: data/listings/rowan.json › stateSince is missing; write the day on which it was let",
  ],
  [
    "an end before the beginning",
    [listing("rowan", { publishFrom: "2026-12-01", publishUntil: "2026-11-01" })],
    'error: data/listings/rowan.json › publishUntil "2026-11-01" is before publishFrom "2026-12-01"; change one of them',
  ],
  [
    "a former slug that is its own",
    [listing("rowan", { formerSlugs: ["rowan"] })],
    'error: data/listings/rowan.json › formerSlugs[0] "rowan" is named twice or is its slug of today; remove it',
  ],
  [
    "a former slug that another home has",
    [listing("rowan", { formerSlugs: ["oak"] }), listing("oak")],
    'error: data/listings/rowan.json › formerSlugs[0] "oak" leads to data/listings/oak.json; an address can lead to one home alone: remove it from one of the two',
  ],
  [
    "a former slug that another home had",
    [listing("rowan", { formerSlugs: ["ash"] }), listing("oak", { formerSlugs: ["ash"] })],
    'error: data/listings/oak.json › formerSlugs[0] "ash" leads to data/listings/rowan.json; an address can lead to one home alone: remove it from one of the two',
  ],
  [
    "changes of price out of order",
    [
      listing("rowan", {
        priceHistory: [
          { on: "2026-10-01", price: "₹1 Cr" },
          { on: "2026-09-01", price: "₹90 L" },
        ],
      }),
    ],
    'error: data/listings/rowan.json › priceHistory[1].on "2026-09-01" is before the change above it; put the changes in the order of their days',
  ],
  [
    "a home of the home page that has been sold",
    [
      listing("rowan", { state: "sold", stateSince: "2026-11-01" }),
      entry("HomePage", "data/pages/home.json", { onDemandListings: ["rowan"] }),
    ],
    'warning: data/pages/home.json › onDemandListings[0] "rowan" is "sold" and is not shown; name another home',
  ],
  [
    "a project of a city's menu that has been withdrawn",
    [
      listing("rowan", { state: "withdrawn" }),
      entry("City", "data/cities.json", { name: "Goa", projects: ["rowan"] }),
    ],
    'warning: data/cities.json › projects[0] "rowan" is "withdrawn" and is not shown; name another home',
  ],
])("%s is named with its remedy", (_, entries, line) => {
  expect(lines(...entries)).toEqual([line]);
});

test("a life without contradictions has no line", () => {
  expect(
    lines(
      listing("rowan", {
        state: "sold",
        stateSince: "2026-11-01",
        publishFrom: "2026-01-01",
        publishUntil: "2026-12-31",
        formerSlugs: ["ash", "rowan-house"],
        priceHistory: [{ on: "2026-09-01", price: "₹90 L" }],
      }),
      entry("HomePage", "data/pages/home.json", { onDemandListings: ["oak"] }),
      listing("oak", { state: "underOffer" }),
    ),
  ).toEqual([]);
});
