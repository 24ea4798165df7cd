/** Form of the search index as JSON. */

/** Another number for each change that an older or newer page could misread. */
export const INDEX_VERSION = 6;

/**
 * A column: a value for every listing; or values kept once with every listing's position among them; or texts kept once,
 * sorted and front-coded, with every listing's packed positions; or several texts for every listing, each kind of text
 * by itself.
 */
export type PackedColumn =
  | readonly unknown[]
  | { readonly entries: readonly unknown[]; readonly at: readonly number[] }
  | { readonly entries: readonly string[]; readonly sets: readonly string[] }
  | { readonly parts: readonly (readonly string[])[] };

export interface EncodedCatalogue {
  readonly version: number;
  /** Number of listings. */
  readonly count: number;
  readonly columns: Readonly<Record<string, PackedColumn>>;
}
