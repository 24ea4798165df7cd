/** "Luxury Villas – page 2 | Aurelia Estates"; page 1 keeps its own. */
export function pageTitle(title: string, page: number): string {
  if (page <= 1) return title;
  const brandAt = title.lastIndexOf(" | ");
  const end = brandAt < 0 ? title.length : brandAt;
  return `${title.slice(0, end)} – page ${page}${title.slice(end)}`;
}

/** "All our homes. Page 2."; page 1 keeps its own. */
export function pageDescription(description: string, page: number): string {
  return page <= 1 ? description : `${description} Page ${page}.`;
}
