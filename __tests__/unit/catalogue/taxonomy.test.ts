import { tagsOf, taxonomyOf } from "../../../src/content/listing-taxonomy";
import { constructionOptions, kindOfTypeOption, typeOptions } from "../../../src/catalogue/taxonomy";
import {
  canonicalCategory,
  parseConstruction,
  parseStage,
  parseTypeOption,
} from "../../../src/catalogue/parse-taxonomy";
import { parsePropertyKind } from "../../../src/catalogue/property-kind";

describe("one spelling for each word (decisions/content-checks)", () => {
  test.each([
    ["Pre-Launch", "newLaunch"],
    ["New Launch", "newLaunch"],
    ["Launched", "newLaunch"],
    ["Off-Plan", "underConstruction"],
    ["Under Construction", "underConstruction"],
    ["under-construction", "underConstruction"],
    ["Ready to Move", "readyToMove"],
    ["Ready to Move-In", "readyToMove"],
    ["readytomove", "readyToMove"],
    ["READY TO MOVE IN", "readyToMove"],
    ["Ready-to-Move", "readyToMove"],
    ["Sold", null],
    ["", null],
    [undefined, null],
  ])("stage %s → %s", (text, stage) => {
    expect(parseStage(text)).toBe(stage);
  });

  test.each([
    ["Under Construction", "underConstruction"],
    ["Ready To Move", "readyToMove"],
    ["New Launch", "newLaunch"],
    ["Launched", "launched"],
    ["Off Plan", "underConstruction"],
    ["Pre-launch", "newLaunch"],
    ["for sale", null],
  ])("construction status %s → %s", (text, status) => {
    expect(parseConstruction(text)).toBe(status);
  });

  test.each([
    ["villa", "villas"],
    ["villas", "villas"],
    ["affordable", "budget-segment"],
    ["budget-segment", "budget-segment"],
    ["readytomove", "ready-to-move"],
    ["Ready-to-Move", "ready-to-move"],
    ["pre-launch", "new-projects"],
    ["mid-segments", "mid-segment"],
    ["farmland", "farm-land"],
    ["office", "commercial"],
    ["apartment", "apartments"],
    ["resale", "resale"],
    ["rental", "rental"],
    ["ultra-luxury", "ultra-luxury"],
    ["residential", "residential"],
    ["Vacation Home", "vacation-home"],
    ["investment", "investment"],
  ])("category %s → %s", (slug, canonical) => {
    expect(canonicalCategory(slug)).toBe(canonical);
  });

  test.each([
    ["APARTMENTS", "apartment"],
    ["Penthouse", "apartment"],
    ["3 BHK Flat", "apartment"],
    ["Villas", "villa"],
    ["Row house", "villa"],
    ["Townhouse", "villa"],
    ["Plot", "plot"],
    ["Villa plots", "plot"],
    ["Plotted development", "plot"],
    ["Farm land", "farmLand"],
    ["FARMLAND", "farmLand"],
    ["Farm plots", "farmLand"],
    ["Office", "commercial"],
    ["Office space", "commercial"],
    ["Commercial tower", "commercial"],
    ["LUXURY", null],
    ["", null],
    [null, null],
  ])("property type %s → %s", (text, kind) => {
    expect(parsePropertyKind(text)).toBe(kind);
  });
});

describe("options of requirements 5.4", () => {
  test("construction status", () => {
    expect(constructionOptions.map((option) => option.label)).toEqual([
      "Under Construction",
      "Ready To Move",
      "New Launch",
      "Launched",
    ]);
  });

  test("each construction option is read from its word in an address", () => {
    for (const { id, slug } of constructionOptions) expect(parseConstruction(slug)).toBe(id);
  });

  test("type: town house is labelled Plots, tower is labelled Farm Land", () => {
    expect(typeOptions.map(({ id, label }) => [id, label])).toEqual([
      ["apartment", "Apartment"],
      ["villa", "Villa"],
      ["town house", "Plots"],
      ["tower", "Farm Land"],
      ["commercial", "Commercial"],
    ]);
    expect(kindOfTypeOption("town house")).toBe("plot");
    expect(kindOfTypeOption("tower")).toBe("farmLand");
  });

  test.each([
    ["town house", "town house"],
    ["town-house", "town house"],
    ["Plots", "town house"],
    ["farm-land", "tower"],
    ["TOWER", "tower"],
    ["villas", "villa"],
    ["apartments", "apartment"],
    ["All", null],
    ["castle", null],
    [null, null],
  ])("type %s means %s", (text, id) => {
    expect(parseTypeOption(text)).toBe(id);
  });
});

describe("taxonomyOf", () => {
  const listing = { city: "Bangalore", categories: ["apartments"] };

  test("collects every construction word, the first known one as the stage", () => {
    const result = taxonomyOf({
      ...listing,
      stage: "Off-Plan",
      constructionStatus: "Launched",
      status: "For sale",
    });
    expect(result).toMatchObject({
      stage: "underConstruction",
      construction: ["underConstruction", "launched"],
    });
  });

  test("reads kinds from type, property type and tags, else from the categories", () => {
    expect(taxonomyOf({ ...listing, type: "Villa", tag: ["PLOTS", "LUXURY"] })).toMatchObject({
      kind: "villa",
      kinds: ["villa", "plot"],
    });
    expect(taxonomyOf({ ...listing, tag: "LUXURY" })).toMatchObject({
      kind: "apartment",
      kinds: ["apartment"],
    });
    expect(taxonomyOf({ ...listing, categories: ["luxury"] })).toMatchObject({ kind: null, kinds: [] });
  });

  test("drops doubled categories", () => {
    const { categories } = taxonomyOf({ categories: ["villa", "villas", "affordable"] });
    expect(categories).toEqual(["villas", "budget-segment"]);
  });

  test("tags come as a list whatever the content holds", () => {
    expect([tagsOf("VILLAS"), tagsOf(["A", "B"]), tagsOf(undefined)]).toEqual([["VILLAS"], ["A", "B"], []]);
  });
});
