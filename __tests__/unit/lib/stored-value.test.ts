import { createStoredList, storedEntries } from "../../../src/lib/stored-value";

test.each([
  [null, []],
  ["", []],
  ["{oops", []],
  ['{"0":1}', []],
  ['"text"', []],
  ['[1,"2",null]', [1, "2", null]],
])("%p holds the entries %p", (stored, entries) => {
  expect(storedEntries(stored)).toEqual(entries);
});

test("a browser that has stored nothing reads the very list of the page as built", () => {
  const list = createStoredList({ key: "nothing-yet", updatedEvent: "nothingUpdated", parse: () => [] });
  expect(list.get()).toBe(list.initial);
});
