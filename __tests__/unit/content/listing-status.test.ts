import { statusOf } from "../../../src/content/listing-status";
import { isPreviewAsked, publicationDay, type BuildSettings } from "../../../src/content/build-settings";
import { delistedHomesOf, siteRedirects, type DelistedListingHead } from "../../../src/content/redirects";

const on = (day: string, isPreview = false): BuildSettings => ({ day, isPreview, soldHomeDays: 30 });
const offered = { stage: "offered", note: null };
const hidden = { stage: "hidden" };
const sold = { state: "sold", stateSince: "2026-11-01" } as const;
const delisted = (delisting: string, hasPage: boolean) => ({ stage: "delisted", delisting, hasPage });

describe("a listing on a day", () => {
  test.each([
    ["without a state is published", {}, "2026-11-23", offered],
    ["under offer is on offer", { state: "underOffer" }, "2026-11-23", offered],
    ["a draft is hidden", { state: "draft" }, "2026-11-23", hidden],
    ["is hidden the day before its first", { publishFrom: "2026-11-24" }, "2026-11-23", hidden],
    ["is on offer on its first day", { publishFrom: "2026-11-24" }, "2026-11-24", offered],
    ["is on offer on its last day", { publishUntil: "2026-11-24" }, "2026-11-24", offered],
    ["is over on the day after", { publishUntil: "2026-11-24" }, "2026-11-25", delisted("expired", false)],
    ["is hidden, a draft, when over", { state: "draft", publishUntil: "2026-11-01" }, "2026-11-25", hidden],
    ["sold has its page", sold, "2026-11-23", delisted("sold", true)],
    ["so it has on its last day", sold, "2026-12-01", delisted("sold", true)],
    ["it leads on then", sold, "2026-12-02", delisted("sold", false)],
    ["withdrawn leads on at once", { state: "withdrawn" }, "2026-11-23", delisted("withdrawn", false)],
  ] as const)("%s", (_, listing, day, status) => {
    expect(statusOf(listing, on(day))).toEqual(status);
  });

  test("in a preview drafts and homes to come are on offer, with the reason", () => {
    expect(statusOf({ state: "draft" }, on("2026-11-23", true))).toEqual({ stage: "offered", note: "Draft" });
    expect(statusOf({ publishFrom: "2026-12-24" }, on("2026-11-23", true))).toEqual({
      stage: "offered",
      note: "From 24 Dec 2026",
    });
  });
});

describe("the variables of a build", () => {
  test("the day is today in India unless it is named", () => {
    expect(publicationDay({}, new Date("2026-11-23T20:00:00Z"))).toBe("2026-11-24");
    expect(publicationDay({ PUBLICATION_DAY: " 2026-12-24 " })).toBe("2026-12-24");
  });

  test.each(["24.12.2026", "2026-02-30", "tomorrow"])(
    "%s is no day, and the message says what to write",
    (day) => {
      expect(() => publicationDay({ PUBLICATION_DAY: day })).toThrow(
        `PUBLICATION_DAY is "${day}"; write a day like 2026-12-24, or leave it blank for today`,
      );
    },
  );

  test("a preview is asked for by true or 1, and any other word is refused", () => {
    const asking = ["true", "1", "", "false", "0"].filter((word) => isPreviewAsked({ PREVIEW: word }));
    expect(asking).toEqual(["true", "1"]);
    expect(() => isPreviewAsked({ PREVIEW: "yes" })).toThrow(
      'PREVIEW is "yes"; write true for a preview, or leave it blank for the site of the public',
    );
  });
});

const home = (fields: Partial<DelistedListingHead>): DelistedListingHead => ({
  listingId: 5,
  slug: "rowan",
  path: "/property/rowan",
  title: "Rowan",
  formerSlugs: [],
  delisting: "sold",
  delistedOn: "2026-11-01",
  hasPage: true,
  isRental: false,
  typeCategory: { path: "/villas" },
  ...fields,
});

describe("addresses of homes no longer on offer", () => {
  const redirects = (delisted: readonly DelistedListingHead[]) =>
    siteRedirects({ listings: [], delisted, cities: [], categories: [] }).byListing.map(
      ({ from, to }) => `${from} ${to}`,
    );

  test.each([
    ["with a page", {}, ["/property/5 /property/rowan"]],
    [
      "with a page and another slug before",
      { formerSlugs: ["ash"] },
      ["/property/ash /property/rowan", "/property/5 /property/rowan"],
    ],
    ["without a page", { hasPage: false }, ["/property/rowan /villas", "/property/5 /villas"]],
    ["to let", { hasPage: false, isRental: true }, ["/property/rowan /rent", "/property/5 /rent"]],
    [
      "of no category",
      { hasPage: false, typeCategory: null },
      ["/property/rowan /allproperties", "/property/5 /allproperties"],
    ],
    ["whose time is over", { hasPage: false, delisting: "expired" as const }, ["/property/rowan /villas"]],
  ])("of one %s", (_, fields, expected) => {
    expect(redirects([home(fields)])).toEqual(expected);
  });

  test("no address leads to itself, as that of a city in small letters would", () => {
    const cities = [{ name: "pune" }, { name: "Goa" }];
    const { fixed } = siteRedirects({ listings: [], delisted: [], cities, categories: [] });
    expect(fixed.filter(({ from }) => from.startsWith("/city/")).map(({ to }) => to)).toEqual(["/city/Goa"]);
  });

  test("the browser is told what became of a home, and of one whose time is over its address alone", () => {
    const delistedHomes = delistedHomesOf({
      listings: [],
      delisted: [
        home({}),
        home({ listingId: 6, slug: "oak", title: "Oak", delisting: "expired", hasPage: false }),
      ],
    });
    expect(delistedHomes.homes).toEqual([
      {
        listingId: 5,
        slug: "rowan",
        title: "Rowan",
        delisting: "sold",
        on: "2026-11-01",
        path: "/property/rowan",
      },
    ]);
    expect(delistedHomes.moved).toEqual([{ from: "oak", to: "/villas" }]);
  });
});
