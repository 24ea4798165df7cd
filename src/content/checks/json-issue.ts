import { printParseErrorCode, visit } from "jsonc-parser";

interface Reading {
  /** `entry` is one of a list, `end` follows the whole content. */
  readonly expected: "content" | "name" | "colon" | "value" | "entry" | "comma" | "end";
  readonly name: string;
  readonly entry: { readonly start: number; readonly end: number };
  /** Position of the last comma, while nothing follows it. */
  readonly comma: number | null;
}

interface ParseState extends Reading {
  readonly text: string;
  /** Position of the innermost open bracket; null outside of all. */
  readonly openedAt: number | null;
}

/** Line and column count from 1. */
export interface JsonIssue {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

function issueAt(text: string, offset: number, message: string): JsonIssue {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1, message };
}

const closers: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

function bracketOf({ text, openedAt }: Pick<ParseState, "text" | "openedAt">) {
  const opener = text[openedAt ?? -1] ?? "";
  const line = text.slice(0, openedAt ?? 0).split(/\r\n|\n|\r/).length;
  return { opener, closer: closers[opener] ?? "", line };
}

const indentAt = (text: string, at: number) =>
  text.slice(text.lastIndexOf("\n", at - 1) + 1, at).search(/\S|$/);

function unclosedIssue(state: Pick<ParseState, "text" | "openedAt">): JsonIssue {
  const { opener, closer, line } = bracketOf(state);
  const message = `the ${opener} of line ${line} is never closed; write ${closer} where it ends`;
  return issueAt(state.text, state.text.length, message);
}

function syntaxIssue(code: string, token: string, start: number, state: ParseState): JsonIssue {
  if (code === "InvalidCommentToken" || /^[#/]/.test(token))
    return issueAt(state.text, start, "comments are not possible in JSON; remove it");
  const isTextExpected = !["colon", "comma", "end"].includes(state.expected);
  return (isTextExpected ? insideText(code, token, start, state) : null) ?? outsideText(start, state);
}

function insideText(code: string, token: string, start: number, { text }: ParseState): JsonIssue | null {
  switch (code) {
    case "UnexpectedEndOfString":
      return issueAt(
        text,
        start,
        'the text that starts here has no closing quotation mark in its line; write " at its end (a line break inside a text is written \\n)',
      );
    case "InvalidCharacter": {
      const at = token.split("").findIndex((sign) => sign < " ");
      const message =
        token[at] === "\t"
          ? "a tab stands inside a text; write a blank or \\t"
          : "an invisible control character stands inside a text; remove it";
      return issueAt(text, start + at, message);
    }
    case "InvalidEscapeCharacter":
    case "InvalidUnicode": {
      const at = /^(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*/i.exec(token)?.[0].length ?? 0;
      const message = `a backslash with "${token[at + 1]}" after it means nothing; write \\\\ for a backslash`;
      return issueAt(text, start + at, message);
    }
    default:
      return null;
  }
}

function outsideText(start: number, state: ParseState): JsonIssue {
  const { text, expected, name, entry, comma } = state;
  const sign = text[start] ?? "";
  const { opener, closer, line } = bracketOf(state);
  const at = (message: string, where = start) => issueAt(text, where, message);
  if (comma !== null && sign === closer)
    return at("the comma after the last entry is one too many; remove it", comma);
  if (comma !== null && sign === ",") return at("two commas in a row; remove one");
  // A word that begins like a number is read as a number up to its first letter.
  if (start === entry.end && /[-+.\w]/.test(sign) && /[-\d]/.test(text[entry.start] ?? ""))
    return at(wrongNumber(wordAt(text, entry.start)), entry.start);

  const word = wordAt(text, start);
  const wrong = foreignSign(word) ?? (expected === "name" ? wrongName(word) : wrongValue(word));
  const isNothing = /^[,}\]]?$/.test(sign);
  switch (expected) {
    case "content":
      return sign === "" ? at("the file is empty; write its content", 0) : at(wrong);
    case "name":
      return sign === "" ? unclosedIssue(state) : at(wrong);
    case "colon":
      return at(
        `a colon is missing after the name "${name}"; write "${name}": and then its value (or a quotation mark is missing before)`,
      );
    case "value":
      return at(isNothing ? `"${name}" has no value; write one after the colon` : wrong);
    case "entry":
      if (sign === "") return unclosedIssue(state);
      return at(isNothing ? "an entry of the list is missing; write it or remove the comma" : wrong);
    case "comma":
      if (/[}\]]/.test(sign))
        return at(`${sign} closes what ${opener} opened in line ${line}; write ${closer}`);
      if (opener === "[" && (sign === ":" || /^"(?:[^"\\]|\\.)*"\s*:/.test(text.slice(start))))
        return at(`a field stands in the list of line ${line}; write ] before it, or { before its entry`);
      if (start === entry.end && text[start - 1] === '"')
        return at('a quotation mark ends the text here; write \\" for one inside it, or a comma after it');
      if (/[":{[\w-]/.test(sign)) return at("a comma is missing after this entry; write one here", entry.end);
      return at(`${word} is out of place; remove it or put a comma between two entries`);
    case "end":
      return at(`${word} stands after the end of the content; remove it, or a bracket too many before it`);
  }
}

function wordAt(text: string, start: number): string {
  return /^[-+.$₹\w]+/.exec(text.slice(start))?.[0] ?? text[start] ?? "";
}

const wrongNumber = (word: string) =>
  `${word} is not a number; write digits only, e.g. 12.5, or put a text in quotation marks`;

function foreignSign(word: string): string | null {
  if (word === "'") return 'a single quotation mark; write double quotation marks: "…"';
  if (/[“”„‘’«»]/.test(word)) return `a curly quotation mark (${word}); write straight ones: "…"`;
  return null;
}

function wrongValue(word: string): string {
  const lower = word.toLowerCase();
  if (word !== lower && ["true", "false", "null"].includes(lower))
    return `${word} is written ${lower}, in small letters`;
  if (["none", "undefined", "nan"].includes(lower)) return `${word} is no value here; remove the field`;
  if (/^[-+.]?\d|^-/.test(word)) return wrongNumber(word);
  return `${word} has no quotation marks; put a text in double quotation marks`;
}

function wrongName(word: string): string {
  if (/^\d/.test(word))
    return `the name of a field is missing before ${word}; numbers are written without commas between their digits`;
  if (/^[\w$]/.test(word)) return `the name ${word} has no quotation marks; write "${word}"`;
  return `${word} stands where the name of a field is expected; write "name": value`;
}

/** The first issue of a JSON text, duplicate fields included; undefined if valid. `JSON.parse` may give no position. */
export function findJsonIssue(text: string): JsonIssue | undefined {
  if (text.startsWith("\uFEFF"))
    return issueAt(text, 0, "starts with an invisible byte order mark; save the file as UTF-8 without BOM");
  const conflict = text.search(/^(?:<{7}|={7}|>{7})(?= |\r?$)/m);
  if (conflict !== -1)
    return issueAt(
      text,
      conflict,
      "two versions of the file stand here, as git leaves them where they conflict; keep one and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
    );

  let issue: JsonIssue | undefined;
  const open: { readonly start: number; readonly names: Set<string> }[] = [];
  let reading: Reading = { expected: "content", name: "", entry: { start: 0, end: 0 }, comma: null };
  const state = () => ({ text, openedAt: open.at(-1)?.start ?? null, ...reading });
  const begin = (start: number) => {
    open.push({ start, names: new Set() });
    reading = { ...reading, expected: text[start] === "{" ? "name" : "entry", comma: null };
  };
  const endEntry = (start: number, end: number) => {
    const expected = open.length === 0 ? "end" : "comma";
    reading = { ...reading, expected, entry: { start, end }, comma: null };
  };
  let outdented: number | undefined;
  const close = (end: number) => {
    const start = open.pop()?.start ?? 0;
    if (end === text.length) issue ??= unclosedIssue({ text, openedAt: outdented ?? start });
    // Closed further left than its line begins: by the bracket of one around it.
    if (indentAt(text, end) < indentAt(text, start)) outdented ??= start;
    endEntry(start, end + 1);
  };
  visit(
    text,
    {
      onObjectBegin: begin,
      onArrayBegin: begin,
      onObjectEnd: close,
      onArrayEnd: close,
      onLiteralValue: (_, start, length) => endEntry(start, start + length),
      onObjectProperty: (name, start, length) => {
        const written = text.slice(start + 1, start + length - 1);
        const names = open.at(-1)?.names;
        if (names?.has(name) === true)
          issue ??= issueAt(text, start, `"${written}" is written twice in the same place; keep one of them`);
        names?.add(name);
        reading = { ...reading, expected: "colon", name: written, comma: null };
      },
      onSeparator: (sign, start) => {
        const isInObject = text[open.at(-1)?.start ?? -1] === "{";
        reading =
          sign === ":"
            ? { ...reading, expected: "value" }
            : { ...reading, expected: isInObject ? "name" : "entry", comma: start };
      },
      onError: (code, start, length) => {
        const token = text.slice(start, start + length);
        issue ??= syntaxIssue(printParseErrorCode(code), token, start, state());
      },
    },
    { disallowComments: true },
  );
  return issue;
}
