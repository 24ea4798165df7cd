/**
 * Structured data of every built page (docs/decisions/metadata-and-feeds.md): the types and properties are those of
 * schema.org, each kind of node has what Google's documentation requires of it, and everything that it points at is
 * there.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { textAt } from "../../src/lib/json-record";
import { testSiteOrigin } from "../support/addresses";
import { builtGraphs, schemaIssues, withInner, type SchemaNode } from "../support/structured-nodes";
import { testSiteRoot } from "../support/test-content";

const graphs = builtGraphs();
const nodes = graphs.flatMap((graph) => graph.nodes);
const pageNodes = graphs.flatMap(({ page, nodes: top }) => withInner(top).map((node) => ({ page, node })));

/** Pages and types of the nodes for which `isWrong`. */
const wrong = (isWrong: (node: SchemaNode, page: string) => boolean) =>
  pageNodes
    .filter(({ node, page }) => isWrong(node, page))
    .map(({ node, page }) => `${page}: ${JSON.stringify(node).slice(0, 160)}`);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

test("the compiler finds every type, property and kind of value in the definitions of schema.org", () => {
  expect(nodes.length).toBeGreaterThan(200);
  expect(schemaIssues(nodes)).toEqual([]);
});

/** What Google's documentation requires or, marked so below, strongly recommends of each kind of node. */
const required: Readonly<Record<string, readonly string[]>> = {
  RealEstateAgent: ["name", "address", "telephone", "url", "image", "email", "identifier"],
  WebSite: ["name", "url", "publisher"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["name", "numberOfItems", "itemListElement"],
  ListItem: ["position", "name"],
  RealEstateListing: ["name", "url", "description", "image", "datePosted", "mainEntity"],
  Apartment: ["name", "address"],
  House: ["name", "address"],
  Place: ["name", "address"],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Person: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Product: ["name", "image", "offers"],
  QuantitativeValue: ["value", "unitCode"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  LocationFeatureSpecification: ["name", "value"],
  PropertyValue: ["name", "value"],
};

test("each node has what its kind requires, and no kind goes unchecked", () => {
  const missing = pageNodes.flatMap(({ page, node }) => {
    const type = textAt(node, "@type");
    if (type === "") return Object.keys(node).join() === "@id" ? [] : [`${page}: a node without a type`];
    const names = required[type];
    if (names === undefined) return [`${page}: nothing is known of ${type}`];
    return names.filter((name) => isEmpty(node[name])).map((name) => `${page}: ${type} without ${name}`);
  });
  expect(missing).toEqual([]);
});

test("no property is empty: what is unknown is left out", () => {
  expect(wrong((node) => Object.values(node).some(isEmpty))).toEqual([]);
});

test("addresses are absolute, of this site or secure", () => {
  const addresses = ["@id", "url", "item", "image", "logo", "sameAs", "mainEntityOfPage"];
  const isAddress = (value: unknown) =>
    typeof value === "string" &&
    URL.canParse(value) &&
    (value.startsWith(`${testSiteOrigin}/`) || /^(https:|http:\/\/purl\.org\/)/.test(value));
  expect(
    wrong((node) => addresses.some((name) => [node[name] ?? []].flat().some((value) => !isAddress(value)))),
  ).toEqual([]);
});

test("pictures are files of the build", () => {
  const missing = wrong((node) =>
    [node.image, node.logo]
      .flat()
      .filter((address) => typeof address === "string")
      .some((address) => !existsSync(path.join(testSiteRoot, decodeURI(new URL(address).pathname)))),
  );
  expect(missing).toEqual([]);
});

test("a node that is only named stands in the same graph", () => {
  const lost = graphs.flatMap(({ page, nodes: top }) => {
    const inner = withInner(top);
    const known = new Set(inner.filter((node) => "@type" in node).map((node) => node["@id"]));
    return inner
      .filter((node) => Object.keys(node).join() === "@id" && !known.has(node["@id"]))
      .map((node) => String(node["@id"]))
      .filter((id) => !id.startsWith("http://purl.org/goodrelations/v1#"))
      .map((id) => `${page}: ${id}`);
  });
  expect(lost).toEqual([]);
});

test("days are ISO days that have come, the last change not before the first", () => {
  const days = ["datePosted", "datePublished", "dateModified"];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const isDay = (value: unknown) =>
    typeof value === "string" &&
    /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    value < tomorrow;
  expect(wrong((node) => days.some((name) => name in node && !isDay(node[name])))).toEqual([]);
  expect(
    wrong((node) => "dateModified" in node && textAt(node, "dateModified") < textAt(node, "datePublished")),
  ).toEqual([]);
});

test("positions count from 1, and the trail ends at its own page", () => {
  const lists = pageNodes.filter(({ node }) => Array.isArray(node.itemListElement));
  expect(lists.length).toBeGreaterThan(80);
  const positions = lists.filter(({ node }) =>
    withInner(node.itemListElement).some((item, index) => item.position !== index + 1),
  );
  expect(positions.map(({ page }) => page)).toEqual([]);
  const trails = lists.filter(({ node }) => node["@type"] === "BreadcrumbList");
  const astray = trails.filter(({ page, node }) => {
    const items = withInner(node.itemListElement).map(({ item }) => String(item));
    const pageUrl = testSiteOrigin + encodeURI(`/${page}`.replace(/\/index\.html$/, ""));
    return items[0] !== `${testSiteOrigin}/` || items.at(-1) !== pageUrl;
  });
  expect(astray.map(({ page }) => page).filter((page) => page !== "404.html")).toEqual([]);
});

test("a list counts what it lists", () => {
  expect(
    wrong(
      (node) => node["@type"] === "ItemList" && withInner(node.itemListElement).length !== node.numberOfItems,
    ),
  ).toEqual([]);
});

test("prices are numbers above nothing in a currency of ISO 4217", () => {
  expect(
    wrong(
      (node) =>
        node["@type"] === "Offer" &&
        !(typeof node.price === "number" && node.price > 0 && /^(INR|AED)$/.test(String(node.priceCurrency))),
    ),
  ).toEqual([]);
});
