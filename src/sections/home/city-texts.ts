/**
 * Main heading of home and city pages: the heading of data/pages/metadata.json followed by the city
 * (docs/requirements.md 2.2).
 */
export function cityHeading(heading: string | undefined, city: string): string {
  return `${(heading ?? "").trim()} ${city}`.trim();
}

/**
 * Head texts of a city's page: a title of its own (docs/decisions/b4-own-metadata.md), its description from
 * data/cities.json.
 */
export function cityHeadTexts(
  city: { readonly name: string; readonly description: string },
  heading: string,
  siteName: string,
  categoryLabels: readonly string[],
) {
  const { name, description } = city;
  const keywords = [
    `real estate agents in ${name}`,
    `property in ${name}`,
    ...categoryLabels.map((label) => `${label.toLowerCase()} in ${name}`),
  ];
  return { title: `${heading} | ${siteName}`, description, keywords: keywords.join(", ") };
}
