import { closest, suggestion } from "../../src/content/checks/did-you-mean";

describe("did you mean", () => {
  const cities = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];

  test.each([
    ["bangalore", "Bangalore"],
    ["Bangalroe", "Bangalore"],
    ["Dubia", "Dubai"],
    ["Gao", "Goa"],
    ["Chennai", undefined],
    ["", undefined],
  ])("%s suggests %s", (text, city) => {
    expect(closest(text, cities)).toBe(city);
  });

  test("blanks, hyphens and capitals do not count", () => {
    expect(closest("Ready To_Move", ["under-construction", "ready-to-move"])).toBe("ready-to-move");
  });

  test("names the choice when nothing is near", () => {
    expect(suggestion("Pune", ["Goa", "Dubai"])).toBe('write one of "Goa", "Dubai"');
    expect(suggestion("Pune", ["Goa"])).toBe('write "Goa"');
    expect(suggestion("Pune", [])).toBe("there is none yet");
  });

  test("does not name more than twelve choices", () => {
    const many = Array.from({ length: 40 }, (_, index) => `listing-number-${index}`);
    expect(suggestion("x", many).match(/listing/g)).toHaveLength(12);
    expect(suggestion("x", many)).toMatch(/, …$/);
  });
});
