const MAX_BEDROOMS = 20;
const entrySeparator = /[,;|&/\n]|\band\b|\bor\b/i;
const numberPattern = /\d+(?:\.\d+)?/;
const rangePattern = /(\d+(?:\.\d+)?)\s*(?:bhk|beds?|bedrooms?)?\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?)/i;

/** Ascending: "2.5 BHK, 3 BHK" gives 2, 3; "1-3 BHK" gives 1, 2, 3; "Studio" gives 0; "Office" gives none. */
export function parseBedrooms(text: string | null | undefined): readonly number[] {
  const counts = new Set<number>();
  for (const entry of (text ?? "").split(entrySeparator)) {
    const range = rangePattern.exec(entry);
    const first = Math.floor(Number(range?.[1] ?? numberPattern.exec(entry)?.[0] ?? Number.NaN));
    const last = range?.[2] === undefined ? first : Math.floor(Number(range[2]));
    if (Number.isNaN(first)) {
      if (/studio/i.test(entry)) counts.add(0);
      continue;
    }
    counts.add(first);
    for (let count = first + 1; count <= Math.min(last, MAX_BEDROOMS); count += 1) counts.add(count);
  }
  return [...counts].filter((count) => count <= MAX_BEDROOMS).sort((a, b) => a - b);
}
