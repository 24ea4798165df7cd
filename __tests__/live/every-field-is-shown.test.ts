/** What an editor can write, some page or file of the build asks for (the schema of the last build). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { z } from "zod";
import { bare, elementOf, fieldsOf, type Schema } from "../../src/content/checks/schema-walk";
import { contentTypes } from "../../src/content/content-types";
import { claimsOf, metadataSchema, siteSchema } from "../../src/content/schemas/site";
import { escapeMarkup } from "../../src/lib/text";
import { interpolate } from "../../src/lib/interpolate";
import { fieldMeta } from "../../src/content/schemas/fields";

/** What Gatsby adds to the types of the content: scalars, and a field for one and for all nodes of each type. */
function gatsbyTypes(): string {
  const names = ["DelistedListing", ...contentTypes.map(({ name }) => name)];
  const fieldName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  return `
    scalar Date scalar JSON scalar GatsbyImageData
    interface Node { id: ID! }
    ${names.map((name) => `type All${name} { nodes: [${name}!]! }`).join("\n")}
    type Query {
      listings: [Listing!]!
      ${names.map((name) => `${fieldName(name)}: ${name} all${name}: All${name}`).join("\n")}
    }`;
}

const schema = buildSchema(`${readFileSync(".cache/schema.gql", "utf8")}\n${gatsbyTypes()}`, {
  assumeValidSDL: true,
});

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => readFileSync(path.join("src", name), "utf8"));

/** Every field that a query or fragment of the site asks for: "PageMetadata.h2". */
const queried = new Set<string>();
for (const source of sources) {
  for (const [, text = ""] of source.matchAll(/`(\s*(?:query|fragment|\{)\s[^`]*)`/g)) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          queried.add(`${types.getParentType()?.name}.${name.value}`);
        },
      }),
    );
  }
}

function fieldsBelow(type: string, object: Schema): string[] {
  const inner = bare(object);
  if (inner instanceof z.ZodArray) return fieldsBelow(type, elementOf(inner));
  if (!(inner instanceof z.ZodObject)) return [];
  return fieldsOf(inner)
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, field]) => {
      const typeName = fieldMeta.get(bare(field))?.graphql;
      return [`${type}.${name}`, ...(typeName === undefined ? [] : fieldsBelow(typeName, field))];
    });
}

/** Fields that no query names, and what becomes of them. */
const indirectUses: Readonly<Record<string, string>> = {
  "Listing.projectName": "summary.projectName of the node",
  "Listing.tag": "tags of the node",
  "Listing.tagColor": "tags of the node",
  "Listing.tagTextColor": "tags of the node",
  "Listing.type": "kinds, typeLabel and typeWords of the node",
  "Listing.propertyType": "kinds, typeLabel and typeWords of the node",
  "Listing.category": "kinds and typeWords of the node",
  "Listing.constructionStatus": "construction of the node",
  "Listing.stage": "summary.stage of the node",
  "Listing.status": "isRental and typeWords of the node",
  "Listing.price": "offer of the node",
  "Listing.image": "cover of the node",
  "Listing.images": "gallery of the node",
  "Listing.description": "descriptionHtml of the node",
  "Listing.projectDetails": "details of the node",
  "Listing.mapLink": "mapEmbedUrl of the node",
  "Listing.living": "livability of the node",
  "Listing.papers": "approvals of the node",
  "Listing.video": "videoUrl and videoEmbedUrl of the node",
  "Listing.reraExempt": "registration of the node",
  "Listing.dldPermit": "registration of the node",
  "Listing.featured": "orders the homes of a city's page",
  "Listing.state": "decides which node there is (content-types.ts)",
  "Listing.stateSince": "decides which node there is",
  "Listing.publishFrom": "decides which node there is",
  "Listing.publishUntil": "decides which node there is",
  "Post.content": "contentHtml of the node",
  "SiteFacts.claims": "written into every text that names one in braces (directives.ts)",
  "SiteFacts.soldHomeDays": "days of a sold home's page (build-settings.ts)",
  "City.projects": "projectListings of the node",
  "City.regulator": "registration of each listing",
  "PageMetadata.kd": "for editors alone, as the requirements say",
  "Faq.id": "the key of its messages",
  "WhyPoint.id": "the key of its messages",
  "PictureText.file": "the alt text of each picture (directives.ts)",
  "PictureText.alt": "the alt text of each picture",
  "PictureText.focus": "the focus of each picture",
  "BuyingCost.reviewBy": "the check's warning when it is due",
};
const partsOf = (field: string) => ["SiteClaims", "Regulator"].includes(field.split(".")[0] ?? "");

test("what an editor can write is asked for by a query, or becomes something else that is", () => {
  const written = contentTypes.flatMap(({ name, schema: object }) => fieldsBelow(name, object));
  const unqueried = written.filter((field) => !queried.has(field) && !partsOf(field));
  expect(unqueried.sort()).toEqual(Object.keys(indirectUses).sort());
});

test("each second heading of the metadata stands on a page", () => {
  const site = siteSchema.parse(JSON.parse(readFileSync("data/site.json", "utf8")));
  const entries = metadataSchema.array().parse(JSON.parse(readFileSync("data/pages/metadata.json", "utf8")));
  const pages = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("index.html") && !name.startsWith("page-data"))
    .map((name) => readFileSync(path.join("public", name), "utf8"));
  const unshown = entries.filter(({ h2 }) => {
    const text = escapeMarkup(interpolate(h2 ?? "", claimsOf(site)));
    return h2 !== undefined && !pages.some((html) => html.includes(`>${text}<`));
  });
  expect(unshown.map(({ key }) => key)).toEqual([]);
});
