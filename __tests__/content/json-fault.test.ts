import { findJsonFault } from "../../src/content/checks/json-fault";

const faultLine = (text: string) => {
  const fault = findJsonFault(text);
  return fault && `${fault.line}:${fault.column} ${fault.message}`;
};

describe("a broken JSON file", () => {
  test.each<[what: string, text: string, line: string]>([
    ["a trailing comma", '{\n  "a": 1,\n}', "2:9 the comma after the last entry is one too many; remove it"],
    [
      "a trailing comma in a list",
      "[1, 2,]",
      "1:6 the comma after the last entry is one too many; remove it",
    ],
    ["two commas", "[1,, 2]", "1:4 two commas in a row; remove one"],
    [
      "a missing comma",
      '{\n  "a": 1\n  "b": 2\n}',
      "2:9 a comma is missing after this entry; write one here",
    ],
    [
      "a missing colon",
      '{ "a" 1 }',
      '1:7 a colon is missing after the name "a"; write "a": and then its value (or a quotation mark is missing before)',
    ],
    ["a missing value", '{ "a": }', '1:8 "a" has no value; write one after the colon'],
    [
      "a missing closing quotation mark",
      '{\n  "a": "Kaveri,\n  "b": 2\n}',
      '2:8 the text that starts here has no closing quotation mark in its line; write " at its end (a line break inside a text is written \\n)',
    ],
    [
      "a missing opening quotation mark",
      '{ "a": Kaveri" }',
      "1:8 Kaveri has no quotation marks; put a text in double quotation marks",
    ],
    ["a name without quotation marks", "{ a: 1 }", '1:3 the name a has no quotation marks; write "a"'],
    [
      "single quotation marks",
      "{ 'a': 1 }",
      '1:3 a single quotation mark; write double quotation marks: "…"',
    ],
    ["curly quotation marks", "{ “a”: 1 }", '1:3 a curly quotation mark (“); write straight ones: "…"'],
    ["a comment", "{\n  // price\n}", "2:3 comments are not possible in JSON; remove it"],
    ["a comment after an entry", '{ "a": 1 # price\n}', "1:10 comments are not possible in JSON; remove it"],
    [
      "grouped digits",
      '{ "a": 1,50,000 }',
      "1:10 the name of a field is missing before 50; numbers are written without commas between their digits",
    ],
    [
      "a number with a unit",
      "[12sqft]",
      "1:2 12sqft is not a number; write digits only, e.g. 12.5, or put a text in quotation marks",
    ],
    [
      "a number with a nought before it",
      "[012]",
      "1:2 012 is not a number; write digits only, e.g. 12.5, or put a text in quotation marks",
    ],
    [
      "a number that begins with its point",
      "[.5]",
      "1:2 .5 is not a number; write digits only, e.g. 12.5, or put a text in quotation marks",
    ],
    ["a capital True", "[True]", "1:2 True is written true, in small letters"],
    ["undefined", "[undefined]", "1:2 undefined is no value here; remove the field"],
    [
      "a stray backslash",
      '["C:\\pictures"]',
      '1:5 a backslash with "p" after it means nothing; write \\\\ for a backslash',
    ],
    [
      "quotation marks inside a text",
      '{ "a": "the "best" one" }',
      "1:14 a comma is missing after this entry; write one here",
    ],
    ["a tab inside a text", '["a\tb"]', "1:4 a tab stands inside a text; write a blank or \\t"],
    [
      "an unclosed object",
      '{\n  "a": {\n    "b": 1\n',
      "4:1 the { of line 2 is never closed; write } where it ends",
    ],
    [
      "an unclosed list with nothing in it",
      '{ "a": [',
      "1:9 the [ of line 1 is never closed; write ] where it ends",
    ],
    ["the wrong bracket", '{ "a": [1 }', "1:11 } closes what [ opened in line 1; write ]"],
    [
      "text after the end",
      "{} {}",
      "1:4 { stands after the end of the content; remove it, or a bracket too many before it",
    ],
    ["an empty file", " \n", "1:1 the file is empty; write its content"],
    [
      "a byte order mark",
      "\uFEFF{}",
      "1:1 starts with an invisible byte order mark; save the file as UTF-8 without BOM",
    ],
    ...[
      ["", "\n"],
      [" HEAD", "\r\n"],
      [" Updated upstream", "\n"],
    ].map(([name, end]): [string, string, string] => [
      `a conflict of git, ${JSON.stringify(`${name}${end}`)}`,
      `{${end}<<<<<<<${name}${end}  "a": 1${end}=======${end}  "a": 2${end}>>>>>>> main${end}}`,
      "2:1 two versions of the file stand here, as git leaves them where they conflict; keep one and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
    ]),
    [
      "a field written twice",
      '{\n  "a": 1,\n  "a": 2\n}',
      '3:3 "a" is written twice in the same place; keep one of them',
    ],
    [
      "a field written twice, once with an escaped letter",
      '{ "a": 1, "\\u0061": 2 }',
      '1:11 "\\u0061" is written twice in the same place; keep one of them',
    ],
  ])("%s", (_, text, line) => {
    expect(faultLine(text)).toBe(line);
  });

  test("counts lines of Windows files once", () => {
    expect(faultLine('{\r\n  "a": 1,\r\n}')).toBe(
      "2:9 the comma after the last entry is one too many; remove it",
    );
  });

  test("finds a fault exactly where JSON.parse refuses the text", () => {
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
        const fault = findJsonFault(changed);
        // JSON.parse takes a name that is written twice; editors should not.
        const isFaultless = fault === undefined || fault.message.includes("written twice");
        expect([changed, isFaultless]).toEqual([changed, accepts(changed)]);
      }
    }
  });
});
