import { contentTypes } from "../../../src/content/content-types";
import type { ContentEntry } from "../../../src/content/checks/issue";
import { checkStatuses } from "../../../src/content/checks/status";

function entry(name: string, file: string, value: unknown): ContentEntry {
  const type = contentTypes.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(`no type ${name}`);
  return { type, file, at: [], value };
}

const listing = (slug: string, fields: object = {}) =>
  entry("Listing", `data/listings/${slug}.json`, { slug, ...fields });

const lines = (...entries: readonly ContentEntry[]) =>
  checkStatuses({ entries, today: "2026-11-20" }).map(
    ({ severity, file, field, message }) => `${severity}: ${file} › ${field} ${message}`,
  );

const remedy = "an address can lead to one home alone: remove it from one of the two";
const history = ["2026-10-01", "2026-09-01"].map((on) => ({ on, price: "₹1 Cr" }));
const file = "data/listings/rowan.json";

test("what contradicts itself is named with its remedy", () => {
  const issues = [
    lines(listing("rowan", { state: "sold" })),
    lines(listing("rowan", { state: "let" })),
    lines(listing("rowan", { publishFrom: "2026-12-01", publishUntil: "2026-11-01" })),
    lines(listing("rowan", { formerSlugs: ["rowan"] })),
    lines(listing("rowan", { formerSlugs: ["oak"] }), listing("oak")),
    lines(listing("rowan", { formerSlugs: ["ash"] }), listing("oak", { formerSlugs: ["ash"] })),
    lines(listing("rowan", { priceHistory: history })),
    lines(
      listing("rowan", { state: "sold", stateSince: "2026-11-01" }),
      entry("HomePage", "data/pages/home.json", { onDemandListings: ["rowan"] }),
    ),
    lines(
      listing("rowan", { state: "withdrawn" }),
      entry("City", "data/cities.json", { name: "Goa", projects: ["rowan"] }),
    ),
    lines(
      listing("rowan", { publishUntil: "2026-11-19" }),
      listing("oak", { publishFrom: "2026-11-21" }),
      entry("HomePage", "data/pages/home.json", { onDemandListings: ["rowan", "oak"] }),
    ),
  ];
  expect(issues.flat()).toEqual([
    `error: ${file} › stateSince is missing; write the day on which it was sold`,
    `error: ${file} › stateSince is missing; write the day on which it was let`,
    `error: ${file} › publishUntil "2026-11-01" is before publishFrom "2026-12-01"; change one of them`,
    `error: ${file} › formerSlugs[0] "rowan" is named twice or is its slug of today; remove it`,
    `error: ${file} › formerSlugs[0] "oak" leads to data/listings/oak.json; ${remedy}`,
    `error: data/listings/oak.json › formerSlugs[0] "ash" leads to ${file}; ${remedy}`,
    `error: ${file} › priceHistory[1].on "2026-09-01" is before the change above it; put the changes in the order of their days`,
    'warning: data/pages/home.json › onDemandListings[0] "rowan" is "sold" and is not shown; name another home',
    'warning: data/cities.json › projects[0] "rowan" is "withdrawn" and is not shown; name another home',
    'warning: data/pages/home.json › onDemandListings[0] "rowan" is past its publishUntil and is not shown; name another home',
    'warning: data/pages/home.json › onDemandListings[1] "oak" is not shown before 2026-11-21; name another home',
  ]);
});

test("a status without contradictions has no line", () => {
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
