import { capitalise, fold, plainText, slugify, truncate, words } from "../../../src/lib/text";
import { findFolded } from "../../../src/lib/find-folded";

test.each([
  ["Café Résidency", "cafe residency"],
  ["ÇİNAR", "cinar"],
  ["WHITEFIELD", "whitefield"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("words are folded, without punctuation, apostrophes closed up", () => {
  expect(words("D’Souza's Villa, 2nd Block (Jayanagar)")).toEqual([
    "dsouzas",
    "villa",
    "2nd",
    "block",
    "jayanagar",
  ]);
  expect(words("  – ")).toEqual([]);
});

test.each([
  ["Whitefield", "white", { start: 0, end: 5 }],
  ["Tessel Whitefield Plots", "WHITE", { start: 7, end: 12 }],
  ["Le Café Royal", "cafe", { start: 3, end: 7 }],
  ["Cafe\u0301 Royal", "cafe", { start: 0, end: 5 }],
  ["Whitefield", "goa", null],
  ["Whitefield", "", null],
])("in %s, %s stands at %j", (text, needle, range) => {
  expect(findFolded(text, needle)).toEqual(range);
});

test("a text is cut after the given number of characters and gets an ellipsis", () => {
  expect(truncate("Sixty", 5)).toBe("Sixty");
  expect(truncate("Sixty characters", 6)).toBe("Sixty…");
  expect(truncate("🏡🏡🏡", 2)).toBe("🏡🏡…");
});

test.each([
  ["Swimming Pool", "swimming-pool"],
  ["Café & Club", "cafe-club"],
  ["24×7 Security", "24-7-security"],
  ["Children's play area", "childrens-play-area"],
])("%s becomes %s in addresses", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["ULTRA LUXURY", "Ultra Luxury"],
  ["new launch", "New Launch"],
  ["semi-detached", "Semi-Detached"],
])("%s is labelled %s", (text, label) => {
  expect(capitalise(text)).toBe(label);
});

test("plain text of HTML keeps words apart and reads entities", () => {
  expect(plainText("<p>Lake&nbsp;view</p><ul><li>Café &amp; gym</li><li>It&#8217;s &copy;</li></ul>")).toBe(
    "Lake view Café & gym It’s ©",
  );
  expect(plainText("3 &unknown; 2 &#99999999;")).toContain("&unknown;");
});
