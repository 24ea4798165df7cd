import { wrongLists, type ShownLists } from "../../../tools/visitors/wrong-lists";

const paintedMs = 1_000;
const shown = (at: number, count: string, ...cards: string[]): ShownLists => ({ at, count, cards });
const result = shown(3_000, "2 results in Goa", "7", "9");

describe("wrong lists (bench of visitors)", () => {
  test.each([
    ["another number of homes", shown(1_200, "3 results", "7", "9")],
    ["a card that is not in the result", shown(1_200, "", "7", "8", "9")],
    ["another order", shown(1_200, "2 results in Goa", "9", "7")],
    ["a list that was painted first, though it came before", shown(400, "30 results", "1", "2")],
  ])("are those with %s", (_, first) => {
    expect(wrongLists([first, result], paintedMs)).toEqual([first]);
  });

  test.each([
    ["a page that has no list yet", shown(1_200, "")],
    ["fewer cards of the result", shown(1_200, "2 results in Goa", "9")],
    ["the same count in other words", shown(1_200, "Showing 2 properties", "7", "9")],
    ["a count that is still to come", shown(1_200, "Looking through 30 properties…")],
  ])("are not: %s", (_, first) => {
    expect(wrongLists([first, result], paintedMs)).toEqual([]);
  });

  test("are not those that were replaced before the first paint", () => {
    const before = shown(400, "30 results", "1", "2");
    expect(wrongLists([before, shown(900, "", "7"), result], paintedMs)).toEqual([]);
  });
});
