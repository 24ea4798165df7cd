/** The checker covers every text of the pages, and what the pages do with it. */
import { fieldsOf } from "../../src/content/checks/schema-walk";
import { contentTypes } from "../../src/content/content-types";
import { mapAddresses } from "../../src/content/listing-node-fields";
import { contentSecurityPolicy } from "../../src/content/build-files/host-rules";
import { ContentFolder, listingFile } from "../support/temporary-content";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder({ withOptional: true });
});
afterEach(() => folder.delete());

const pageFiles = contentTypes.filter(({ path, form }) => path.startsWith("pages/") && form === "object");
const required = pageFiles.flatMap(({ path, schema }) =>
  fieldsOf(schema)
    .map(([field]) => field)
    .filter((field) => field !== "$schema")
    .map((field) => [path, field] as const),
);

test.each(required)("data/%s: a missing %s is named", (file, field) => {
  folder.set(file, [field], undefined);
  expect(folder.errors()).toEqual([
    expect.stringMatching(new RegExp(`^data/${file} › ${field} — is missing; write `)),
  ]);
});

test.each([
  [
    "pages/shared.json",
    ["noneInCity"],
    "None in {town}.",
    "must hold no other braces than {city} and {count}",
  ],
  ["pages/blog.json", ["readingTime"], "{min} minutes", "must hold no other braces than {minutes}"],
  ["pages/calculators.json", ["dutyTitle"], "Duty in {}", "must hold no other braces than {city}"],
])("data/%s: a name in braces that the page does not know is refused", (file, at, text, message) => {
  folder.set(file, at, text);
  expect(folder.errors()).toEqual([`data/${file} › ${at.join(".")} — "${text}" ${message}`]);
});

describe("the map of a listing", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [],
    styleHashes: [],
    emailOrigin: "https://mail.example",
  });
  const framed = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ");

  test.each([
    "https://www.google.com/maps?q=Devanahalli,+Bangalore&z=15&output=embed",
    "https://www.google.com/maps/embed?pb=!1m18!1m12",
  ])("%s is accepted, and pages may frame it", (mapLink) => {
    folder.set(listingFile, ["mapLink"], mapLink);
    expect(folder.errors()).toEqual([]);
    expect(framed).toContain(new URL(mapAddresses({ location: "", mapLink }).mapEmbedUrl).origin);
  });

  test.each([
    ["another map", "https://www.openstreetmap.org/export/embed.html?bbox=77.5"],
    ["a link that is no embed", "https://www.google.com/maps/place/Cubbon+Park"],
    ["a host that looks alike", "https://www.google.com.example.org/maps?output=embed"],
    ["no https", "http://maps.google.com/maps?q=Goa&output=embed"],
  ])("%s is refused: pages could not frame it", (_, mapLink) => {
    folder.set(listingFile, ["mapLink"], mapLink);
    expect(folder.errors()).toEqual([
      expect.stringMatching(
        / › mapLink — "http.* must be an embed address of Google Maps like .*coordinates/,
      ),
    ]);
  });
});

test("the legal pages: the privacy policy keeps the section of the button 'Delete my data on this device' (decisions/storage-and-privacy)", () => {
  folder.set("pages/legal.json", [0, "slug"], "privacy-policy");
  expect(folder.errors()).toEqual([
    expect.stringMatching(
      /^data\/pages\/legal.json › \[0\].sections \(.*\) — has no section with the id "delete"/,
    ),
  ]);
  folder.set("pages/legal.json", [0, "sections", 0, "id"], "delete");
  expect(folder.errors()).toEqual([]);
});
