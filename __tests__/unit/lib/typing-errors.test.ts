import { isWithinErrors } from "../../../src/lib/typing-errors";

test.each([
  ["Mumbai", "Mumbai", 0, true],
  ["Mumbay", "Mumbai", 0, false],
  ["Mumbay", "Mumbai", 1, true],
  ["Mubmai", "Mumbai", 1, true],
  ["Hyderbad", "Hyderabad", 1, true],
  ["abcd", "axxd", 1, false],
  ["abcd", "badc", 1, false],
  ["abcd", "badc", 2, true],
  ["abcd", "ab", 1, false],
  ["villas", "plots", 3, false],
  ["villas", "plots", 4, true],
  ["goa", "", 2, false],
  ["goa", "", 3, true],
])("%s and %s are at most %d slips apart: %p", (typed, word, errors, expected) => {
  expect(isWithinErrors(typed, word, errors)).toBe(expected);
  expect(isWithinErrors(word, typed, errors)).toBe(expected);
});
