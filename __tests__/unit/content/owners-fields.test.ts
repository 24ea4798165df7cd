/** The fields that the requirements name are fields of the content and of the forms (docs/requirements.md 3). */
import { contentTypes } from "../../../src/content/content-types";
import { bare, elementOf, fieldsOf, type Schema } from "../../../src/content/checks/schema-walk";
import { listingSchema } from "../../../src/content/schemas/listing";
import { anEnquiry } from "../../support/enquiry-fixture";
import { z } from "zod";

/** Names of the fields at a path of a schema; lists on the way are looked into. */
function fieldNames(schema: Schema, path: readonly string[] = []): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return fieldNames(elementOf(inner), path);
  if (!(inner instanceof z.ZodObject)) return [];
  const [step, ...tail] = path;
  const fields = fieldsOf(inner);
  if (step === undefined) return fields.map(([name]) => name);
  return fields.flatMap(([name, field]) => (name === step ? fieldNames(field, tail) : []));
}

const words = (text: string) => text.split(" ");

test.each([
  [
    "itself",
    [],
    "id slug title developer projectName price possession tag tagColor tagTextColor phone location city bedrooms size type propertyType category tags constructionStatus stage status image images description facilities summary projectDetails floorPlans configuration unitTable mapLink coordinates video categories additionalInfo externalLinks",
  ],
  [
    "its summary",
    ["summary"],
    "projectName reraNo developer parkingType landArea stage ownership landmark floors units address",
  ],
  [
    "its details",
    ["projectDetails"],
    "description units pricing paymentStructure timeline additionalCharges notes model",
  ],
  ["its units", ["projectDetails", "units"], "type size price"],
  ["its floor plans", ["floorPlans"], "name image"],
  ["its configuration", ["configuration"], "title lastUpdated rows"],
  ["rows of its configuration", ["configuration", "rows"], "label value"],
  ["its table of units", ["unitTable"], "columns rows"],
  ["rows of its table of units", ["unitTable", "rows"], "unitType size"],
  ["its coordinates", ["coordinates"], "lat lng"],
])("a home has the fields of the requirements: %s", (_, path, fields) => {
  expect(fieldNames(listingSchema, path)).toEqual(expect.arrayContaining(words(fields)));
});

test.each([
  ["a team member", "team.json", "name role image"],
  ["a question", "faqs.json", "id question answer"],
  ["a reason to choose the agency", "why-choose-us.json", "id icon title description"],
  ["a service card", "services.json", "title description icon link"],
  ["a testimonial", "testimonials.json", "text name title image rating"],
  ["a city", "cities.json", "title description detail panorama subtitle body extra"],
  ["a post", "blog", "id title slug category date image excerpt content"],
  ["a metadata entry", "pages/metadata.json", "title description keywords h1 h2 kd ogType ogImage product"],
])("%s has the fields of the requirements", (_, path, fields) => {
  const type = contentTypes.find((candidate) => candidate.path === path);
  if (type === undefined) throw new Error(`no content type ${path}`);
  expect(fieldNames(type.schema)).toEqual(expect.arrayContaining(words(fields)));
});

test("a new form has empty details, with +91 as the country code", () => {
  const empty = { firstName: "", lastName: "", name: "", email: "", phone: "", message: "" };
  expect(anEnquiry("contact").state().details).toMatchObject({ ...empty, countryCode: "+91" });
});
