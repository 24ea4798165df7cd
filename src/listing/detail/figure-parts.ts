const unitPattern = /\s+((?:sq\.?\s*(?:ft|m|yd)|acres?|guntas?|cents?)(?:\s+per\s+\w+)?)$/i;

/** A size in the two type sizes of the facts bar: "1,845 – 2,760 sq ft" gives the figures and "sq ft". */
export function figureParts(size: string): { readonly amount: string; readonly note: string } {
  const unit = unitPattern.exec(size);
  return { amount: size.slice(0, unit?.index ?? size.length).trim(), note: unit?.[1] ?? "" };
}

/** "3 BHK, 4 BHK" said once: "3, 4 BHK"; any other text stays as it is. */
export function shortBedrooms(bedrooms: string): string {
  const numbers = bedrooms.split(/,\s*/).map((part) => /^(\d+(?:\.5)?) BHK$/.exec(part)?.[1]);
  return numbers.some((number) => number === undefined) ? bedrooms : `${numbers.join(", ")} BHK`;
}
