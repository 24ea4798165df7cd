import {
  cityHeading,
  cityHeadTexts,
  filledUp,
  inOrderOf,
  withHomePictures,
} from "../../../src/sections/home/city-home";
import { picturesOfHomes } from "../../../src/content/directives";

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

test("picks come first in the editor's order, unknown names are passed over, the rest fills up, each once", () => {
  const picks = inOrderOf(entries, ["c", "gone", "b"]);
  expect(slugs(filledUp(picks, entries, 3))).toEqual(["c", "b", "a"]);
  expect(slugs(filledUp(picks, entries, 9))).toEqual(["c", "b", "a", "d"]);
  expect(slugs(filledUp([], [], 8))).toEqual([]);
});

describe("pictures of a city's page", () => {
  const source = (src: string) => ({ src });
  const homes = [
    { cover: source("a.jpg"), gallery: ["b.jpg", "hall.jpg", "pool.jpg"].map(source) },
    { cover: source("b.jpg"), gallery: ["hall.jpg", "bath.jpg", "a.jpg"].map(source) },
  ];

  test.each([
    ["no cover, each once, the first of every home first", homes, [], ["hall.jpg", "bath.jpg", "pool.jpg"]],
    ["none that the page shows already", homes, ["bath.jpg"], ["hall.jpg", "pool.jpg"]],
    [
      "none where galleries hold covers alone",
      homes.map((home) => ({ ...home, gallery: [home.cover] })),
      [],
      [],
    ],
    ["none without a gallery", homes.map((home) => ({ ...home, gallery: [] })), [], []],
  ])("%s", (_, given, taken, sources) => {
    expect(picturesOfHomes(given, taken.map(source)).map(({ picture }) => picture.src)).toEqual(sources);
  });

  const picture = (alt: string) => ({ alt, focus: null, file: { childImageSharp: null } });
  const home = (alt: string, ...categories: string[]) => ({
    title: "Fort House",
    path: "/property/fort-house",
    categories,
    picture: picture(alt),
  });
  const tile = (slug: string, count: number) => ({
    slug,
    counts: [{ city: "Goa", count }],
    picture: picture(`any ${slug}`),
  });

  test("a tile has a picture of its kind, one of none is left out, and no picture stands twice", () => {
    const given = [home("hall", "villas", "luxury"), home("bath", "villas"), home("pool", "luxury")];
    const expected = [tile("villas", 2), tile("plots", 0), tile("luxury", 1), tile("farm-land", 1)];
    const { tiles, left } = withHomePictures(expected, "Goa", given);
    expect(tiles.map(({ slug, picture }) => [slug, picture.alt])).toEqual([
      ["villas", "hall"],
      ["luxury", "pool"],
      ["farm-land", "any farm-land"],
    ]);
    expect(left.map(({ picture }) => picture.alt)).toEqual(["bath"]);
    expect(withHomePictures(expected, "Mumbai", given).tiles).toEqual([]);
  });
});
