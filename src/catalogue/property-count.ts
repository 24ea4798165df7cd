/** "1 property", "14 properties". */
export function propertyCount(count: number): string {
  return `${count} ${count === 1 ? "property" : "properties"}`;
}
