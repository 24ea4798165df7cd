import { countIn } from "../../../src/catalogue/list-paging";
import { cityHeading, cityHeadTexts } from "../../../src/sections/home/city-home";
import { inCity } from "../../../src/config/routes";
import { filledUp, inOrderOf } from "../../../src/sections/home/city-section";

const entries = ["a", "b", "c", "d"].map((slug) => ({ slug }));
const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

describe("texts of a city's page (decisions/metadata-and-feeds)", () => {
  test("the heading of home is followed by the city", () => {
    expect(cityHeading("Your trusted real estate agents in ", "Goa")).toBe(
      "Your trusted real estate agents in Goa",
    );
    expect(cityHeading(undefined, "Goa")).toBe("Goa");
  });

  test("title, description and keywords are the city's own", () => {
    const city = { name: "Goa", description: "Villas in Goa." };
    expect(cityHeadTexts(city, "Agents in Goa", "Sample Homes", ["Villas", "Farm land"])).toEqual({
      title: "Agents in Goa | Sample Homes",
      description: "Villas in Goa.",
      keywords: "real estate agents in Goa, property in Goa, villas in Goa, farm land in Goa",
    });
  });
});

test("the editor's order stands and unknown names are passed over", () => {
  expect(slugs(inOrderOf(entries, ["c", "gone", "a"]))).toEqual(["c", "a"]);
});

test("picks come first, the rest fills up, each once", () => {
  const picks = inOrderOf(entries, ["c", "b"]);
  expect(slugs(filledUp(picks, entries, 3))).toEqual(["c", "b", "a"]);
  expect(slugs(filledUp(picks, entries, 9))).toEqual(["c", "b", "a", "d"]);
  expect(slugs(filledUp([], [], 8))).toEqual([]);
});

test("counts are those of the city, or of all", () => {
  const counts = [
    { city: "Goa", count: 2 },
    { city: "Dubai", count: 4 },
  ];
  expect(countIn(counts, "Goa")).toBe(2);
  expect(countIn(counts, "Mumbai")).toBe(0);
  expect(countIn(counts, null)).toBe(6);
  expect(inCity("/villas", "New Goa")).toBe("/villas?city=New%20Goa");
  expect(inCity("/villas", null)).toBe("/villas");
});
