/** Entries in the order in which an editor named their slugs; slugs without an entry are skipped. */
export function inOrderOf<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
): readonly Entry[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}

/** The editor's picks, then the other entries, each once and at most `length` in all. */
export function filledUp<Entry extends { readonly slug: string }>(
  picks: readonly Entry[],
  others: readonly Entry[],
  length: number,
): readonly Entry[] {
  const rest = others.filter(({ slug }) => picks.every((pick) => pick.slug !== slug));
  return [...picks, ...rest].slice(0, length);
}
