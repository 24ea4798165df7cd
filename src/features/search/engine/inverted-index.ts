/** For each word the listings that hold it, so that a search of 10,000 listings takes milliseconds. */

export interface InvertedIndex {
  /** Listings of word `w`: `listings` from `starts[w]` up to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly listings: Uint32Array;
}

/**
 * Builds the index from the words of all listings one after the other, as numbers below `wordCount`; those of a listing
 * end before `ends` of it.
 */
export function createInvertedIndex(
  words: readonly number[],
  ends: Uint32Array,
  wordCount: number,
): InvertedIndex {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < wordCount; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const listings = new Uint32Array(words.length);
  let listing = 0;
  words.forEach((word, at) => {
    while (at >= (ends[listing] ?? Infinity)) listing += 1;
    const place = next[word] ?? 0;
    listings[place] = listing;
    next[word] = place + 1;
  });
  return { starts, listings };
}

/** The listings that hold a word. */
export function listingsOfWord(index: InvertedIndex, word: number): Uint32Array {
  return index.listings.subarray(index.starts[word] ?? 0, index.starts[word + 1] ?? 0);
}
