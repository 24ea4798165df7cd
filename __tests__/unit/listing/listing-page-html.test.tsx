/** The property page as the build renders it, whatever its editor has left out. */
import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { listingSchema, type ListingContent } from "../../../src/content/schemas/listing";
import { ListingDetail } from "../../../src/listing/detail/listing-detail";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";

const kaveri = listingContent("the-kaveri-terraces");
const { summary = {}, projectDetails = {} } = kaveri;
const optional = Object.entries(listingSchema.shape).flatMap(([key, field]) =>
  key !== "$schema" && field.safeParse(undefined).success ? key : [],
);
const without = (content: object, key: string) =>
  listingSchema.parse(Object.fromEntries(Object.entries(content).filter(([name]) => name !== key)));

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

test.each<[string, ListingContent]>([
  ...optional.map((key): [string, ListingContent] => [key, without(kaveri, key)]),
  ...Object.keys(summary).map((key): [string, ListingContent] => [
    `summary.${key}`,
    { ...kaveri, summary: { ...summary, [key]: undefined } },
  ]),
  ...Object.keys(projectDetails).map((key): [string, ListingContent] => [
    `projectDetails.${key}`,
    { ...kaveri, projectDetails: { ...projectDetails, [key]: undefined } },
  ]),
  ...["the-kaveri-terraces", "mahogany-one", "marsa-creek-residences", "kanakapura-orchard"].map(
    (slug): [string, ListingContent] => [
      `anything optional, ${slug}`,
      optional.reduce<ListingContent>(without, listingContent(slug)),
    ],
  ),
])("reads well without %s", (_, content) => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const html = renderToStaticMarkup(<ListingDetail listing={listingDetail(content)} crumbs={[]} />);
  expect(textOf(html)).not.toMatch(/undefined|null|NaN|\[object|,\s*,|\(\)/);
  expect(html).not.toMatch(/<(table|ul|dl)\b[^>]*><\/\1>/);
  const sections = html.match(/<section\b.*?<\/section>/gs) ?? [];
  expect(sections.length).toBeGreaterThan(5);
  const headingOf = (section: string) => /<h2\b.*?<\/h2>/s.exec(section)?.[0] ?? "no heading";
  expect(sections.filter((section) => textOf(section) === textOf(headingOf(section)))).toEqual([]);
});
