import { tagsOf, taxonomyOf } from "../../../src/content/listing-taxonomy";
import { constructionOptions, kindOfTypeOption, typeOptions } from "../../../src/catalogue/taxonomy";
import {
  canonicalCategory,
  parseConstruction,
  parseStage,
  parseTypeOption,
} from "../../../src/catalogue/parse-taxonomy";
import { parsePropertyKind } from "../../../src/catalogue/listing-words";

describe("one spelling for each word (decisions/content-checks)", () => {
  test.each([
    [["Pre-Launch", "New Launch"], "newLaunch"],
    [["Off-Plan", "Under Construction"], "underConstruction"],
    [["Ready to Move", "Ready to Move-In", "readytomove"], "readyToMove"],
    [["Sold", "", undefined], null],
  ])("stage %s → %s", (texts, stage) => {
    for (const text of texts) expect(parseStage(text)).toBe(stage);
  });

  test.each([
    [["Under Construction"], "underConstruction"],
    [["Ready To Move"], "readyToMove"],
    [["New Launch"], "newLaunch"],
    [["Launched"], "launched"],
    [["for sale"], null],
  ])("construction status %s → %s", (texts, status) => {
    for (const text of texts) expect(parseConstruction(text)).toBe(status);
  });

  test.each([
    ["villas", ["villa"]],
    ["budget-segment", ["affordable"]],
    ["mid-segment", ["mid-segments"]],
    ["ready-to-move", ["readytomove"]],
    ["new-projects", ["pre-launch"]],
    ["farm-land", ["farmland"]],
    ["commercial", ["office"]],
    ["apartments", ["apartment"]],
    ["vacation-home", ["Vacation Home"]],
  ])("category %s is also %s", (canonical, slugs) => {
    for (const slug of slugs) expect(canonicalCategory(slug)).toBe(canonical);
  });

  test.each([
    ["apartment", ["Penthouse", "3 BHK Flat"]],
    ["villa", ["Villas", "Townhouse"]],
    ["plot", ["Plot", "Villa plots"]],
    ["farmLand", ["Farm land", "Farm plots"]],
    ["commercial", ["Office", "Commercial tower"]],
    [null, ["LUXURY", "", null]],
  ])("property type %s is that of %j", (kind, texts) => {
    for (const text of texts) expect(parsePropertyKind(text)).toBe(kind);
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
    ["town-house", "town house"],
    ["Plots", "town house"],
    ["farm-land", "tower"],
    ["villas", "villa"],
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
