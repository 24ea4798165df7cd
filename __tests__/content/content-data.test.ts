/** The content of this repository itself. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { fieldsOf } from "../../src/content/zod-parts";
import { checkContent } from "../../src/content/check-content";
import { problemLine } from "../../src/content/checks/content-problem";
import { listingSchema } from "../../src/content/schemas/listing";
import { isRecord } from "../../src/lib/json-record";
import { ContentFolder, listingFile } from "../support/content-folder";

type FieldPath = readonly string[];

/** Paths of all optional fields of a schema, those inside objects included. */
function optionalFields(schema: z.core.$ZodType, above: FieldPath = []): FieldPath[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodObject)) return [];
  return fieldsOf(inner).flatMap(([name, field]) => {
    const at = [...above, name];
    return [...(field instanceof z.ZodOptional ? [at] : []), ...optionalFields(field, at)];
  });
}

function without(content: unknown, [step = "", ...rest]: FieldPath): unknown {
  if (!isRecord(content)) return content;
  const { [step]: field, ...others } = content;
  return rest.length === 0 || field === undefined ? others : { ...others, [step]: without(field, rest) };
}

const optional = optionalFields(listingSchema);

test("passes its own checker", () => {
  // A fixed day: when a permit runs out is for the build to say, not for the tests.
  const { errors } = checkContent(path.resolve("data"), { today: new Date("2026-11-21") });
  expect(errors.map(problemLine)).toEqual([]);
});

describe("a listing without one of its optional fields", () => {
  test("has many to spare", () => {
    expect(optional.map((at) => at.join("."))).toEqual(
      expect.arrayContaining([
        "price",
        "phone",
        "floorPlans",
        "summary",
        "summary.reraNo",
        "projectDetails.units",
      ]),
    );
  });

  test.each(optional.map((at) => [at.join("."), at] as const))(
    "%s: the sample listing stays valid",
    (_, at) => {
      const folder = new ContentFolder({ withOptional: true });
      folder.set(listingFile, at, undefined);
      expect(folder.errors()).toEqual([]);
      folder.delete();
    },
  );

  test("every listing of the repository stays valid", () => {
    for (const name of readdirSync("data/listings")) {
      const content: unknown = JSON.parse(readFileSync(`data/listings/${name}`, "utf8"));
      const refused = optional.filter((at) => !listingSchema.safeParse(without(content, at)).success);
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
