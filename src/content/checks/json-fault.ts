/**
 * Says where a JSON file is broken and how to mend it. `JSON.parse` gives no position for several faults and never
 * notices a field that is written twice, so this reads the text itself, by the grammar of RFC 8259.
 */

/** A fault of the syntax; line and column count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** "what is wrong; what to write". */
  readonly message: string;
}

/** The first fault of a JSON text, or undefined when it is sound. */
export function findJsonFault(text: string): JsonFault | undefined {
  const reader = new JsonReader(text);
  try {
    reader.file();
    return undefined;
  } catch (error) {
    if (!(error instanceof FaultAt)) throw error;
    const before = text.slice(0, error.position).split(/\r\n|\n|\r/);
    return { line: before.length, column: (before.at(-1) ?? "").length + 1, message: error.message };
  }
}

class FaultAt extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

const closers: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

class JsonReader {
  private position = 0;

  constructor(private readonly text: string) {}

  file(): void {
    if (this.text.startsWith("\uFEFF")) {
      throw new FaultAt("starts with an invisible byte order mark; save the file as UTF-8 without BOM", 0);
    }
    this.skipBlanks();
    if (this.position === this.text.length) throw new FaultAt("the file is empty; write its content", 0);
    this.value();
    this.skipBlanks();
    if (this.position < this.text.length) {
      this.fail(
        `${this.here()} stands after the end of the content; remove it, or a bracket too many before it`,
      );
    }
  }

  private value(): void {
    const start = this.text[this.position];
    if (start === "{") this.object();
    else if (start === "[") this.array();
    else if (start === '"') this.string();
    else if (start === "-" || (start !== undefined && /\d/.test(start))) this.number();
    else this.word();
  }

  private object(): void {
    const opened = this.position;
    const names = new Set<string>();
    this.position += 1;
    this.skipBlanks();
    if (this.take("}")) return;
    for (;;) {
      const nameAt = this.position;
      if (this.text[nameAt] !== '"') this.failAtName(opened);
      const name = this.string();
      if (names.has(name)) {
        throw new FaultAt(`"${name}" is written twice in the same place; keep one of them`, nameAt);
      }
      names.add(name);
      this.skipBlanks();
      if (!this.take(":")) {
        this.fail(
          `a colon is missing after the name "${name}"; write "${name}": and then its value (or a quotation mark is missing before)`,
        );
      }
      this.skipBlanks();
      this.failOnNothing(`"${name}" has no value; write one after the colon`);
      this.value();
      if (this.afterEntry(opened)) return;
    }
  }

  private array(): void {
    const opened = this.position;
    this.position += 1;
    this.skipBlanks();
    if (this.take("]")) return;
    for (;;) {
      this.failOnNothing("an entry of the list is missing; write it or remove the comma");
      this.value();
      if (this.afterEntry(opened)) return;
    }
  }

  /** Reads what follows an entry. True when the object or list is closed. */
  private afterEntry(opened: number): boolean {
    const closer = closers[this.text[opened] ?? ""] ?? "";
    const end = this.position;
    this.skipBlanks();
    if (this.take(closer)) return true;
    if (this.text[this.position] === ",") {
      const comma = this.position;
      this.position += 1;
      this.skipBlanks();
      if (this.text[this.position] === closer) {
        throw new FaultAt(`the comma after the last entry is one too many; remove it`, comma);
      }
      if (this.text[this.position] === ",") this.fail("two commas in a row; remove one");
      if (this.position === this.text.length) this.failUnclosed(opened);
      return false;
    }
    if (this.position === this.text.length) this.failUnclosed(opened);
    if (/[}\]]/.test(this.text[this.position] ?? "")) {
      this.fail(
        `${this.here()} closes what ${this.text[opened]} opened in line ${this.lineOf(opened)}; write ${closer}`,
      );
    }
    if (/[":{[\w-]/.test(this.text[this.position] ?? "")) {
      throw new FaultAt("a comma is missing after this entry; write one here", end);
    }
    return this.fail(`${this.here()} is out of place; remove it or put a comma between two entries`);
  }

  /** Reads a text in quotation marks and gives it as written. */
  private string(): string {
    const start = this.position;
    this.position += 1;
    for (;;) {
      const sign = this.text[this.position];
      if (sign === undefined || sign === "\n" || sign === "\r") {
        throw new FaultAt(
          'the text that starts here has no closing quotation mark in its line; write " at its end (a line break inside a text is written \\n)',
          start,
        );
      }
      if (sign === '"') break;
      if (sign < " ") {
        this.fail(
          sign === "\t"
            ? "a tab stands inside a text; write a blank or \\t"
            : "an invisible control character stands inside a text; remove it",
        );
      }
      if (sign === "\\") {
        const rest = this.text.slice(this.position + 1, this.position + 6);
        if (!/^(["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(rest)) {
          this.fail(
            `a backslash with ${rest[0] === undefined ? "nothing" : `"${rest[0]}"`} after it means nothing; write \\\\ for a backslash`,
          );
        }
        this.position += 1;
      }
      this.position += 1;
    }
    this.position += 1;
    return this.text.slice(start + 1, this.position - 1);
  }

  private number(): void {
    const start = this.position;
    const written = /^[-+.\d\w]+/.exec(this.text.slice(start))?.[0] ?? "";
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(written)) {
      this.fail(`${written} is not a number; write digits only, e.g. 12.5, or put a text in quotation marks`);
    }
    this.position += written.length;
  }

  private word(): void {
    const written =
      /^[^\s,:{}[\]"]+/.exec(this.text.slice(this.position))?.[0] ?? this.text[this.position] ?? "";
    if (written === "true" || written === "false" || written === "null") {
      this.position += written.length;
      return;
    }
    this.failOnForeignSigns();
    const lower = written.toLowerCase();
    if (lower === "true" || lower === "false" || lower === "null")
      this.fail(`${written} is written ${lower}, in small letters`);
    if (lower === "none" || lower === "undefined" || lower === "nan")
      this.fail(`${written} is no value here; remove the field`);
    this.fail(`${this.here()} has no quotation marks; put a text in double quotation marks`);
  }

  private failAtName(opened: number): never {
    if (this.position === this.text.length) this.failUnclosed(opened);
    this.failOnForeignSigns();
    const written = /^[\w$-]+/.exec(this.text.slice(this.position))?.[0];
    if (written !== undefined && /^\d/.test(written)) {
      this.fail(
        `the name of a field is missing before ${written}; numbers are written without commas between their digits`,
      );
    }
    if (written !== undefined) this.fail(`the name ${written} has no quotation marks; write "${written}"`);
    return this.fail(`${this.here()} stands where the name of a field is expected; write "name": value`);
  }

  private failOnForeignSigns(): void {
    const sign = this.text[this.position] ?? "";
    if (sign === "'") this.fail('a single quotation mark; write double quotation marks: "…"');
    if (/[“”„‘’«»]/.test(sign)) this.fail(`a curly quotation mark (${sign}); write straight ones: "…"`);
    if (sign === "/" || sign === "#") this.fail("comments are not possible in JSON; remove it");
  }

  private failOnNothing(message: string): void {
    if (this.position === this.text.length || /[,}\]]/.test(this.text[this.position] ?? ""))
      this.fail(message);
  }

  private failUnclosed(opened: number): never {
    const sign = this.text[opened] ?? "";
    return this.fail(
      `the ${sign} of line ${this.lineOf(opened)} is never closed; write ${closers[sign] ?? ""} where it ends`,
    );
  }

  private here(): string {
    const word = /^[\w₹.$-]+/.exec(this.text.slice(this.position))?.[0];
    return word ?? this.text[this.position] ?? "the end of the file";
  }

  private lineOf(position: number): number {
    return this.text.slice(0, position).split(/\r\n|\n|\r/).length;
  }

  private take(sign: string): boolean {
    if (this.text[this.position] !== sign) return false;
    this.position += 1;
    return true;
  }

  private skipBlanks(): void {
    while (/[ \t\r\n]/.test(this.text[this.position] ?? "")) this.position += 1;
  }

  private fail(message: string): never {
    throw new FaultAt(message, this.position);
  }
}
