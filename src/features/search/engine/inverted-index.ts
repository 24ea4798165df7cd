/** For each word the listings that hold it, so that a search of 10,000 listings takes milliseconds. */

export interface InvertedIndex {
  /** Listings of word `w`: `listings` from `starts[w]` up to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly listings: Uint32Array;
}

/** Builds the index from the words of each listing, as numbers below `wordCount`. */
export function createInvertedIndex(
  wordsByListing: readonly (readonly number[])[],
  wordCount: number,
): InvertedIndex {
  const starts = new Uint32Array(wordCount + 1);
  for (const own of wordsByListing) for (const word of own) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < wordCount; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const listings = new Uint32Array(starts[wordCount] ?? 0);
  wordsByListing.forEach((own, listing) => {
    for (const word of own) {
      const place = next[word] ?? 0;
      listings[place] = listing;
      next[word] = place + 1;
    }
  });
  return { starts, listings };
}

/** The listings that hold a word. */
export function listingsOfWord(index: InvertedIndex, word: number): Uint32Array {
  return index.listings.subarray(index.starts[word] ?? 0, index.starts[word + 1] ?? 0);
}
