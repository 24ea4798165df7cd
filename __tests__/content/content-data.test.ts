/** The content of this repository itself. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { problemLine } from "../../src/content/checks/content-problem";
import { listingSchema } from "../../src/content/schemas/listing";
import { ContentFolder, listingFile } from "../support/content-folder";
import { nameOfField, optionalFields, withoutField } from "../support/optional-fields";

const optional = optionalFields(listingSchema);

test("passes its own checker", () => {
  // A fixed day: when a permit runs out is for the build to say, not for the tests.
  const { errors } = checkContent(path.resolve("data"), { today: new Date("2026-11-21") });
  expect(errors.map(problemLine)).toEqual([]);
});

describe("a listing without one of its optional fields", () => {
  test("has many to spare", () => {
    expect(optional.map(nameOfField)).toEqual(
      expect.arrayContaining([
        "price",
        "phone",
        "floorPlans",
        "summary",
        "summary.reraNo",
        "projectDetails.units",
        "floorPlans[].size",
      ]),
    );
  });

  test.each(optional.map((at) => [nameOfField(at), at] as const))(
    "%s: the sample listing stays valid",
    (_, at) => {
      const folder = new ContentFolder({ withOptional: true });
      folder.write(listingFile, JSON.stringify(withoutField(folder.read(listingFile), at)));
      expect(folder.errors()).toEqual([]);
      folder.delete();
    },
  );

  test("every listing of the repository stays valid", () => {
    for (const name of readdirSync("data/listings")) {
      const content: unknown = JSON.parse(readFileSync(`data/listings/${name}`, "utf8"));
      const refused = optional.filter((at) => !listingSchema.safeParse(withoutField(content, at)).success);
      expect([name, refused]).toEqual([name, []]);
    }
  });
});

test("prices are spelt in one way: ₹1.85 Cr, ₹68 L, AED 2.1M", () => {
  for (const name of readdirSync("data/listings")) {
    const text = readFileSync(`data/listings/${name}`, "utf8");
    expect([
      name,
      /\bRs\.? ?\d|\bINR \d|₹ \d|\d ?(lakhs?|lac|crores?)\b|AED \d+,\d{3},/i.exec(text)?.[0],
    ]).toEqual([name, undefined]);
  }
});
