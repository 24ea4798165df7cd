import { listingNodeFields } from "../../../src/content/listing-node-fields";
import { listingSchema } from "../../../src/content/schemas/listing";
import { sampleOf } from "../../support/sample-content";

const written = (withOptional: boolean) => listingSchema.parse(sampleOf(listingSchema, { withOptional }));

test("what an editor writes and the node has under the same name is passed through", () => {
  const listing = written(true);
  const { additionalInfo, coordinates, configuration, unitTable, facilities, postedAt, featured } = listing;
  expect(listingNodeFields(listing)).toMatchObject({
    additionalInfo,
    coordinates,
    configuration,
    unitTable,
    facilities,
    postedAt,
    featured,
  });
});

test("what an editor leaves out is null, an empty list or false", () => {
  expect(listingNodeFields(written(false))).toMatchObject({
    additionalInfo: null,
    coordinates: null,
    facilities: [],
    floorPlans: [],
    featured: false,
    details: { units: [], notes: [], model: null },
    summary: { developer: null, address: null },
  });
});

test("a field of the file that the node has under another name is not kept beside it", () => {
  const fields = listingNodeFields(written(true));
  for (const name of ["id", "$schema", "image", "images", "projectDetails", "tagColor", "dldPermit"]) {
    expect(fields).not.toHaveProperty([name]);
  }
});
