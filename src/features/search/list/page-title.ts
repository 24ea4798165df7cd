/** Title of a further page of a list: "Luxury Villas – page 2 | Aurelia Estates". Page 1 keeps its own. */
export function pageTitle(title: string, page: number): string {
  if (page <= 1) return title;
  const brandAt = title.lastIndexOf(" | ");
  const end = brandAt < 0 ? title.length : brandAt;
  return `${title.slice(0, end)} – page ${page}${title.slice(end)}`;
}

/** Description of a further page of a list: "All our homes. Page 2." Page 1 keeps its own. */
export function pageDescription(description: string, page: number): string {
  return page <= 1 ? description : `${description} Page ${page}.`;
}
