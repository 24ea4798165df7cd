/** Listings that a query of the build asks for at once. */
const batchSize = 200;

/**
 * What `ask` gives for each batch of the ids of listings, in their order. One query over ten thousand listings holds all
 * that it works with until it ends, and more than half of its time went into the search for memory to free.
 */
export async function inBatches<Item>(
  ids: readonly string[],
  ask: (ids: readonly string[]) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let start = 0; start < ids.length; start += batchSize)
    all.push(...(await ask(ids.slice(start, start + batchSize))));
  return all;
}
