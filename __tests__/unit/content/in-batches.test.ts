import { inBatches } from "../../../src/content/in-batches";

test("every id is asked for once, in order, some hundred at a time and one batch after the other", async () => {
  const ids = Array.from({ length: 450 }, (_, index) => `listing ${index}`);
  const sizes: number[] = [];
  let running = 0;
  const all = await inBatches(ids, async (batch) => {
    running += 1;
    expect(running).toBe(1);
    sizes.push(batch.length);
    await Promise.resolve();
    running -= 1;
    return batch.map((id) => id.toUpperCase());
  });
  expect(all).toEqual(ids.map((id) => id.toUpperCase()));
  expect(sizes).toEqual([200, 200, 50]);
});

test("without ids nothing is asked for", async () => {
  const ask = jest.fn();
  expect(await inBatches([], ask)).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});
