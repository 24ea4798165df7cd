import { packNumbers, packSet, unpackNumbers, unpackSet } from "../../../src/lib/packed-numbers";

test.each([[[]], [[0]], [[31, 32, 1023, 1024]], [[20_776, 100_001, 2 ** 30]]])(
  "numbers %j survive packing",
  (numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  },
);

test("a set comes back ascending and without duplicates", () => {
  expect(unpackSet(packSet([40, 3, 3, 0, 900]))).toEqual([0, 3, 40, 900]);
});
