import { isWithinErrors } from "../../../src/lib/typing-errors";

test.each([
  ["Mumbay", "Mumbai", 0, false],
  ["Mumbay", "Mumbai", 1, true],
  ["Mubmai", "Mumbai", 1, true],
  ["Hyderbad", "Hyderabad", 1, true],
  ["abcd", "badc", 1, false],
  ["abcd", "badc", 2, true],
  ["abcd", "ab", 1, false],
  ["goa", "", 2, false],
  ["goa", "", 3, true],
])("%s and %s are at most %d slips apart: %p", (typed, word, errors, expected) => {
  expect(isWithinErrors(typed, word, errors)).toBe(expected);
  expect(isWithinErrors(word, typed, errors)).toBe(expected);
});
