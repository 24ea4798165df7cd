/** What the admin's form says of a listing, and what it writes when one is saved. */
import { z } from "zod";
import { newEntry } from "../../../src/content/admin/content-format";
import { readingOf } from "../../../src/content/admin/cms/listing-reading";
import { listingSections } from "../../../src/content/admin/cms-field";
import { listingReport } from "../../../src/content/checks/listing-report";
import { priceHistoryOf } from "../../../src/content/listing-status";
import { listingSchema } from "../../../src/content/schemas/listing";
import { readTestContent } from "../../support/test-content";

const today = "2026-11-20";
const kaveri = listingSchema.parse(readTestContent("listings/the-kaveri-terraces.json"));
const listOf = (file: string) => z.array(z.unknown()).parse(readTestContent(file));
const surroundings = { cities: listOf("cities.json"), categories: listOf("categories.json") };
const lines = (section: string, listing: unknown, published?: unknown) =>
  readingOf(section, listing, published, today).map(({ label, text }) => `${label}: ${text}`);
const report = (change: Readonly<Record<string, unknown>>) =>
  listingReport({ ...kaveri, ...change }, surroundings, today).map(
    ({ severity, field }) => `${severity} ${field}`,
  );

test("every field of a listing stands under one heading of the form", () => {
  const named = listingSections.flatMap(({ fields }) => fields);
  const fields = Object.keys(listingSchema.shape).filter((name) => name !== "$schema");
  expect([...named].sort()).toEqual(fields.sort());
});

describe("the form says what the site reads", () => {
  test.each([
    [{ price: "₹1.85 Cr onwards" }, "Price: “₹1.85 Cr onwards”, read as ₹1,85,00,000"],
    [{ price: "₹85 L - ₹1.1 Cr" }, "Price: “₹85 L – ₹1.1 Cr”, read as ₹85,00,000 – ₹1,10,00,000"],
    [{ price: "₹45,000 / month" }, "Price: “₹45,000 / month”, read as ₹45,000 a month"],
    [
      { price: "soon", projectDetails: undefined },
      "Price: “soon”, read as no amount: price filters leave it out, and it stands last when sorted by price",
    ],
    [{ price: "₹1,85,00,0000" }, "Price: not read yet: a field below has an error"],
    [{ size: "200 sq yd" }, "Area: 1,800 sq ft"],
    [{ size: "large" }, "Area: not read: size filters leave it out"],
    [{ bedrooms: "2-4 BHK" }, "Bedrooms: 2, 3, 4"],
  ])("%j", (change, line) => {
    expect(lines("section_head", { ...kaveri, ...change })).toContain(line);
  });

  test.each([
    [{ summary: { reraNo: ["A-1", "B-2"] } }, "RERA: A-1, B-2"],
    [{ summary: {}, reraExempt: { reason: "Farm land" } }, "RERA: none needed: Farm land"],
    [{ summary: {} }, "RERA: none: the page says that none has been given"],
    [
      { summary: {}, dldPermit: { number: "12345678", expires: "2027-01-31" } },
      "Permit: DLD 12345678, until 31 Jan 2027",
    ],
  ])("%j", (change, line) => {
    expect(lines("section_registration", { ...kaveri, ...change })).toEqual([line]);
  });

  test("lists, state and the price that will be noted", () => {
    expect(lines("section_lists", kaveri).join("\n")).toContain("Stands on: /apartments");
    expect(lines("section_status", kaveri, kaveri)).toEqual([
      "On the site: in all lists, with a page of its own",
    ]);
    expect(lines("section_status", { ...kaveri, state: "draft" })).toEqual([
      "On the site: nowhere: a draft, or its first day is still to come",
    ]);
    expect(lines("section_status", { ...kaveri, price: "₹2 Cr" }, { price: "₹1.85 Cr" })).toContain(
      "Noted when saved: the price until today, “₹1.85 Cr”",
    );
  });
});

describe("the form says what the build will say", () => {
  test("nothing of a listing without an issue", () => {
    expect(report({})).toEqual([]);
  });

  test.each([
    [{ price: "₹1,85,00,0000" }, "error price"],
    [{ stage: "Nearly done" }, "error stage"],
    [{ summary: {} }, "error summary.reraNo"],
    [{ bedrooms: "many" }, "warning bedrooms"],
    [{ publishFrom: "2026-12-01", publishUntil: "2026-11-30" }, "error publishUntil"],
    [{ state: "draft", summary: {} }, "warning summary.reraNo"],
  ])("%j", (change, issue) => {
    expect(report(change)).toContain(issue);
  });

  test("a home that is sold needs no registration any more", () => {
    expect(report({ state: "sold", stateSince: "2026-11-01", summary: {} })).toEqual([]);
  });
});

describe("saved for the first time", () => {
  const now = new Date(`${today}T06:00:00Z`);
  const written = {
    id: 7,
    title: "Rowan",
    priceHistory: [1],
    state: "sold",
    stateSince: "2026-01-01",
    postedAt: "2025-01-01",
  };

  test("a new one gets the next number, and the name of its file as slug", () => {
    expect(newEntry({ title: "Rowan" }, "rowan", [3, 9], now)).toEqual({
      title: "Rowan",
      slug: "rowan",
      id: 10,
    });
    expect(newEntry({ title: "Rowan", id: "" }, "rowan", [], now)).toMatchObject({ id: 1 });
  });

  test("a copy leaves behind what belongs to the other home, and is published today", () => {
    expect(newEntry(written, "rowan-1", [7, 9], now)).toEqual({
      id: 10,
      title: "Rowan",
      slug: "rowan-1",
      postedAt: today,
    });
  });
});

describe("the price before", () => {
  const past = { on: "2026-09-01", price: "₹1.7 Cr" };
  const published = { price: "₹1.85 Cr", priceHistory: [past] };
  const note = { on: today, price: "₹1.85 Cr" };

  test("is noted once when a published price changes, and not again when it changes again", () => {
    const once = {
      price: "₹1.95 Cr",
      priceHistory: priceHistoryOf(published, { ...published, price: "₹1.95 Cr" }, today),
    };
    expect(once.priceHistory).toEqual([past, note]);
    expect(priceHistoryOf(published, { ...once, price: "₹2 Cr" }, "2026-11-25")).toEqual([past, note]);
  });

  test.each([
    ["₹1.85 Cr", "Rs 1.85 crore"],
    ["₹1.85 Cr", "₹1 Cr 85 L onwards*"],
    ["₹1.2 Cr - 2.4 Cr", "₹1.20 Cr – ₹2.40 Cr"],
    ["Contact for Pricing", "Price on request"],
  ])("other words for the same figure are no change: %s, %s", (price, reworded) => {
    expect(priceHistoryOf({ ...published, price }, { ...published, price: reworded }, today)).toEqual([past]);
  });

  test.each([
    ["its maximum", "₹1.2 Cr - 2.4 Cr", "₹1.2 Cr - 2.6 Cr"],
    ["its currency", "AED 2,100,000", "₹21,00,000"],
    ["its period", "AED 90,000 / year", "AED 90,000 / month"],
    ["its rate", "₹9,500 / sq ft", "₹9,900 / sq ft"],
    ["being on request", "₹1.85 Cr", "Price on request"],
  ])("is noted where %s changes", (_name, price, changed) => {
    expect(priceHistoryOf({ ...published, price }, { ...published, price: changed }, today)).toEqual([
      past,
      { on: today, price },
    ]);
  });

  test("is taken back when the published price returns", () => {
    expect(priceHistoryOf(published, { price: "₹1.85 Cr", priceHistory: [past, note] }, today)).toEqual([
      past,
    ]);
  });

  test.each([
    ["of a draft", { ...published, state: "draft" }],
    ["of a home whose first day is still to come", { ...published, publishFrom: "2026-12-01" }],
    ["of a home without a price", { priceHistory: [past] }],
    ["of a new home", undefined],
  ])("is not noted %s", (_name, before) => {
    expect(priceHistoryOf(before, { price: "₹2 Cr", priceHistory: [past] }, today)).toEqual([past]);
  });

  test("stays as its editor wrote it", () => {
    const written = [past, { on: "2026-11-01", price: "₹1.8 Cr" }];
    expect(priceHistoryOf(published, { price: "₹2 Cr", priceHistory: written }, today)).toEqual(written);
  });
});
