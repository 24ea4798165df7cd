/** What a listing may leave out, told by its schema. */
import { listingSchema } from "../../src/content/schemas/listing";
import { ContentFolder, listingFile } from "../support/temporary-content";
import { nameOfField, optionalFields, withoutField } from "../support/optional-fields";

const optional = optionalFields(listingSchema);

describe("a listing without one of its optional fields", () => {
  test("has many to spare", () => {
    const some = "price phone floorPlans summary summary.reraNo projectDetails.units floorPlans[].size".split(
      " ",
    );
    expect(optional.map(nameOfField)).toEqual(expect.arrayContaining(some));
  });

  test.each(optional.map((at) => [nameOfField(at), at] as const))("%s: stays valid", (_, at) => {
    const folder = new ContentFolder({ withOptional: true });
    folder.write(listingFile, JSON.stringify(withoutField(folder.read(listingFile), at)));
    expect(folder.errors()).toEqual([]);
    folder.delete();
  });
});
