/** What data/README.md tells editors is what the checker accepts and says. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../src/content/content-types";
import { listingSchema } from "../../src/content/schemas/listing";
import { pictureTextSchema, teamMemberSchema } from "../../src/content/schemas/site";
import { ContentFolder, listingFile } from "../support/temporary-content";

const guide = readFileSync(path.resolve("data/README.md"), "utf8");
const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]): unknown =>
  JSON.parse(text),
);

test("the listing, the alt text and the person that the guide shows are accepted", () => {
  const [listing, pictureText, person] = examples;
  expect(teamMemberSchema.safeParse(person).error).toBeUndefined();
  expect(listingSchema.safeParse(listing).error).toBeUndefined();
  expect(pictureTextSchema.safeParse(pictureText).error).toBeUndefined();
});

test("the listing that the guide shows names every required field", () => {
  const required = Object.entries(listingSchema.shape)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
  expect(examples[0]).toMatchObject(Object.fromEntries(required.map((name) => [name, expect.anything()])));
});

const permit = (expires: string) => ({ number: "7123456789", expires, url: "https://example.com" });

test("every content file is named", () => {
  const named = (file: string) => {
    const bare = path.basename(file, ".json");
    return guide.includes(`\`${file}\``) || guide.includes(`\`${bare}\``) || file.startsWith("pages/");
  };
  const unnamed = contentTypes.map((type) => type.path).filter((file) => !named(file));
  expect(unnamed).toEqual([]);
});

describe("the lines that the guide explains are lines of the checker", () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = new ContentFolder();
    folder.copy(listingFile, "listings/second-home.json", { id: 2, slug: "second-home" });
    folder.write("images/exteriors/undescribed.jpg", "");
  });
  afterEach(() => folder.delete());

  /** What possession may say depends on the stage. */
  const breakField = (field: string, value: unknown) => {
    if (field === "possession") folder.set(listingFile, ["stage"], "Pre-Launch");
    folder.set(listingFile, [field], value);
  };

  test.each<[string, string, unknown]>([
    ["is missing; write …", "title", undefined],
    ["is empty; write a text or remove the field", "developer", ""],
    ["is not a known field; did you mean …", "develper", "Kaveri"],
    ["must be …", "postedAt", "20 November 2026"],
    ["is worked out from … at build; remove the field", "isDubai", true],
    ["is not a city …", "city", "Bangalor"],
    ["is not a category …", "categories", ["apartmentz"]],
    ["must be the number that the regulator gave …", "summary", { reraNo: "TBA" }],
    ["is for the Emirates only …", "dldPermit", permit("2027-11-19")],
    ["must group its digits …", "price", "₹85,00,0000"],
    ["too little for …", "price", "₹1.85"],
    ["too much for …", "price", "₹85,00,000 Cr"],
    ["has lat and lng swapped", "coordinates", { lat: 77.752, lng: 12.993 }],
    ["lies far outside …", "coordinates", { lat: 28.61, lng: 77.2 }],
    ["contradicts stage …", "possession", "Immediate"],
    ["tells visitors nothing", "bedrooms", "Unknown"],
    ["must be plain words …", "title", "<b>Kaveri</b>"],
    ["differs from the file name", "slug", "another-name"],
    ["is not below data/images", "image", "exteriors/nothing.jpg"],
    ["is already used by …", "id", 2],
    ["has no alt text", "image", "exteriors/undescribed.jpg"],
    ["is missing though the home is …", "stage", "Under Construction"],
    ["expired on …", "dldPermit", permit("2026-11-19")],
  ])("%s", (phrase, field, value) => {
    expect(guide).toContain(`\`${phrase}\``);
    breakField(field, value);
    const lines = folder.errors().join("\n");
    for (const words of phrase.split("…")) expect(lines).toContain(words.trim());
  });

  test.each<[string, string, unknown]>([
    ["cannot be read as an amount", "price", "to be told"],
    ["unusually …", "price", "₹1.85 L"],
    ["is not the price …", "projectDetails", { units: [{ type: "2 BHK", price: "₹2 Cr" }] }],
    ["cannot be read as bedrooms", "bedrooms", "Several"],
    ["is not in the form of …", "summary", { reraNo: "PRM/KA/RERA/123" }],
    ["is still to come", "postedAt", "2099-01-01"],
    ["is over though stage is …", "possession", "Mar 2020"],
    ["has an <img> …", "description", '<p>A plan.</p><img src="plans/a.jpg" alt="Plan">'],
  ])("%s (warning)", (phrase, field, value) => {
    expect(guide).toContain(`\`${phrase}\` (warning)`);
    const words = phrase.replace(" …", "");
    expect(folder.warnings().join("\n")).not.toContain(words);
    breakField(field, value);
    expect(folder.warnings().join("\n")).toContain(words);
  });
});
