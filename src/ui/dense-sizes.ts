/** End of all clauses of a `sizes` but the last: the index after the last comma outside brackets, 0 without one. */
function lastClauseAt(sizes: string): number {
  let depth = 0;
  for (let at = sizes.length - 1; at >= 0; at--) {
    if (sizes[at] === ")") depth++;
    if (sizes[at] === "(") depth--;
    if (sizes[at] === "," && depth === 0) return at + 1;
  }
  return 0;
}

/**
 * The `sizes` of an `<img>` for phones of high density, too: where it is 2.5 or more, the file is chosen as for about
 * two. Nobody tells 2 from 3 at arm's length, and the file has half the bytes
 * (docs/decisions/2026-11-22-pictures-as-wide-as-drawn.md). The last clause of a `sizes`, which has no media query, is
 * the one of phones.
 */
export function denseSizes(sizes: string): string {
  const at = lastClauseAt(sizes);
  const width = sizes.slice(at).trim();
  return `${sizes.slice(0, at)} (min-resolution: 2.5dppx) calc(${width} / 1.4), ${width}`.trim();
}
