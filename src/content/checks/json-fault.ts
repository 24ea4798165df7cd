import { printParseErrorCode, visit } from "jsonc-parser";
import { faultWords, unclosedWords, type FaultWords, type Reading } from "./json-fault-words";

/** A fault of the syntax; line and column count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** "what is wrong; what to write". */
  readonly message: string;
}

/**
 * The first fault of a JSON text, or undefined when it is valid. jsonc-parser finds it, since `JSON.parse` may give no
 * position; json-fault-words has the message. A duplicate field, which both of them accept, is a fault too.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  let fault: JsonFault | undefined;
  const report = ({ message, place }: FaultWords) => {
    const before = text.slice(0, place).split(/\r\n|\n|\r/);
    fault ??= { line: before.length, column: (before.at(-1) ?? "").length + 1, message };
  };
  if (text.startsWith("\uFEFF")) {
    report({
      message: "starts with an invisible byte order mark; save the file as UTF-8 without BOM",
      place: 0,
    });
    return fault;
  }

  const open: { readonly start: number; readonly names: Set<string> }[] = [];
  let reading: Reading = { expected: "content", name: "", entry: { start: 0, end: 0 }, comma: null };
  const place = () => ({ text, openedAt: open.at(-1)?.start ?? null, ...reading });
  const begin = (start: number) => {
    open.push({ start, names: new Set() });
    reading = { ...reading, expected: text[start] === "{" ? "name" : "entry", comma: null };
  };
  const endEntry = (start: number, end: number) => {
    reading = {
      ...reading,
      expected: open.length === 0 ? "end" : "comma",
      entry: { start, end },
      comma: null,
    };
  };
  const close = (end: number) => {
    if (end === text.length) report(unclosedWords(place()));
    endEntry(open.pop()?.start ?? 0, end + 1);
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
          report({
            message: `"${written}" is written twice in the same place; keep one of them`,
            place: start,
          });
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
      onError: (code, start, length) =>
        report(faultWords(printParseErrorCode(code), text.slice(start, start + length), start, place())),
    },
    { disallowComments: true },
  );
  return fault;
}
