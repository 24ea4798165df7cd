import { homesInAddress, parseSharedList, sharedListAddress } from "../../../src/catalogue/homes-in-address";

test.each([
  ["", []],
  ["?homes=", []],
  ["?homes=a-1,b-2,a-1", ["a-1", "b-2"]],
  ["?note=hello", []],
])("%p names %j", (search, names) => {
  expect(homesInAddress(search)).toEqual(names);
});

describe("a list that is sent", () => {
  const many = Array.from({ length: 33 }, (_, at) => `home-${at}`);
  test("comes as it went, with its note", () => {
    const address = sharedListAddress(["a-1", "b-2"], "Saturday & Sunday? #1");
    const read = parseSharedList(address.slice(address.indexOf("?")));
    expect(read).toEqual({ names: ["a-1", "b-2"], leftOut: 0, note: "Saturday & Sunday? #1" });
    expect(sharedListAddress(["a-1"], "  ")).toBe("/shortlist?homes=a-1");
  });
  test("holds 30 homes, and says how many more are left out", () => {
    expect(sharedListAddress(many).split(",")).toHaveLength(30);
    const { names, leftOut } = parseSharedList(`?homes=${many.join(",")}`);
    expect([names.length, leftOut]).toEqual([30, 3]);
  });
  test.each([
    ["longer than 140 characters is cut", "a".repeat(200), "a".repeat(140)],
    ["is not cut inside a character", "🏡".repeat(141), "🏡".repeat(140)],
    ["of several lines is one line", "one\n\ttwo\u0000three", "one two three"],
    ["stays text where it is markup", "<b>bold</b>", "<b>bold</b>"],
  ])("a note that %s", (_, sent, read) => {
    expect(parseSharedList(`?homes=a&note=${encodeURIComponent(sent)}`).note).toBe(read);
  });
});
