import { findJsonIssue } from "../../src/content/checks/json-issue";

const issueLine = (text: string) => {
  const issue = findJsonIssue(text);
  return issue && `${issue.line}:${issue.column} ${issue.message}`;
};

const comma = "the comma after the last entry is one too many; remove it";
const between = "a comma is missing after this entry; write one here";
const inside = 'a quotation mark ends the text here; write \\" for one inside it, or a comma after it';
const inList = "a field stands in the list of line 2; write ] before it, or { before its entry";
const quoted = "write digits only, e.g. 12.5, or put a text in quotation marks";
const versions =
  "two versions of the file stand here, as git leaves them where they conflict; keep one and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";

describe("a broken JSON file", () => {
  test.each<[text: string, line: string]>([
    ['{\n  "a": 1,\n}', `2:9 ${comma}`],
    ['{\r\n  "a": 1,\r\n}', `2:9 ${comma}`],
    ["[1,, 2]", "1:4 two commas in a row; remove one"],
    ['{\n  "a": 1\n  "b": 2\n}', `2:9 ${between}`],
    ['{ "a": "the "best" one" }', `1:14 ${inside}`],
    ['["a "₹5" b"]', `1:6 ${inside}`],
    ['{\n  "a": ["b"\n  "c": 1\n}', `3:3 ${inList}`],
    ['{\n  "a": [\n    "b": 1 }]\n}', `3:8 ${inList}`],
    [
      '{ "a" 1 }',
      '1:7 a colon is missing after the name "a"; write "a": and then its value (or a quotation mark is missing before)',
    ],
    ['{ "a": }', '1:8 "a" has no value; write one after the colon'],
    [
      '{\n  "a": "Kaveri,\n  "b": 2\n}',
      '2:8 the text that starts here has no closing quotation mark in its line; write " at its end (a line break inside a text is written \\n)',
    ],
    ['{ "a": Kaveri" }', "1:8 Kaveri has no quotation marks; put a text in double quotation marks"],
    ["{ a: 1 }", '1:3 the name a has no quotation marks; write "a"'],
    ["{ 'a': 1 }", '1:3 a single quotation mark; write double quotation marks: "…"'],
    ["{ “a”: 1 }", '1:3 a curly quotation mark (“); write straight ones: "…"'],
    ["{\n  // price\n}", "2:3 comments are not possible in JSON; remove it"],
    ['{ "a": 1 # price\n}', "1:10 comments are not possible in JSON; remove it"],
    [
      '{ "a": 1,50,000 }',
      "1:10 the name of a field is missing before 50; numbers are written without commas between their digits",
    ],
    ["[12sqft]", `1:2 12sqft is not a number; ${quoted}`],
    ["[012]", `1:2 012 is not a number; ${quoted}`],
    ["[True]", "1:2 True is written true, in small letters"],
    ["[undefined]", "1:2 undefined is no value here; remove the field"],
    ['["C:\\pictures"]', '1:5 a backslash with "p" after it means nothing; write \\\\ for a backslash'],
    ['["a\tb"]', "1:4 a tab stands inside a text; write a blank or \\t"],
    ['{\n  "a": {\n    "b": 1\n', "4:1 the { of line 2 is never closed; write } where it ends"],
    [
      '{\n  "a": {\n    "b": 1,\n  "c": {}\n}\n',
      "6:1 the { of line 2 is never closed; write } where it ends",
    ],
    ['{ "a": [', "1:9 the [ of line 1 is never closed; write ] where it ends"],
    ['{ "a": [1 }', "1:11 } closes what [ opened in line 1; write ]"],
    ["{} {}", "1:4 { stands after the end of the content; remove it, or a bracket too many before it"],
    [" \n", "1:1 the file is empty; write its content"],
    ["\uFEFF{}", "1:1 starts with an invisible byte order mark; save the file as UTF-8 without BOM"],
    ['{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}', `2:1 ${versions}`],
    ['{\r\n<<<<<<<\r\n  "a": 1\r\n=======\r\n  "a": 2\r\n>>>>>>> main\r\n}', `2:1 ${versions}`],
    ['{\n  "a": 1,\n  "a": 2\n}', '3:3 "a" is written twice in the same place; keep one of them'],
    ['{ "a": 1, "\\u0061": 2 }', '1:11 "\\u0061" is written twice in the same place; keep one of them'],
  ])("%j", (text, line) => {
    expect(issueLine(text)).toBe(line);
  });

  test("finds an issue exactly where JSON.parse refuses the text", () => {
    const sound = '{"a":[1,-0.5e+3,"x\\n\\u00e9",true,false,null,{"b":{}},[]],"c":""}';
    const signs = ['"', "{", "}", "[", "]", ",", ":", "\\", "0", "-", ".", "e", "t", " ", "\n", ""];
    const accepts = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    for (let at = 0; at < sound.length; at += 1) {
      for (const sign of signs) {
        const changed = sound.slice(0, at) + sign + sound.slice(at + 1);
        const issue = findJsonIssue(changed);
        // JSON.parse takes a name that is written twice; editors should not.
        const hasNoIssue = issue === undefined || issue.message.includes("written twice");
        expect([changed, hasNoIssue]).toEqual([changed, accepts(changed)]);
      }
    }
  });
});
