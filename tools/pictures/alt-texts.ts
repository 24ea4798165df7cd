import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { isRecord } from "../../src/lib/json-record";
import { parseCsvRows } from "../listings/csv-rows";
import { readJsonFile } from "../listings/read-json-file";

/**
 * What the pictures of a folder show: its `alt.json` ({ "file": "text" }) or `alt.csv` (file, text). Throws with the name
 * of the one that cannot be read.
 */
function writtenTexts(folder: string): ReadonlyMap<string, string> {
  const json = path.join(folder, "alt.json");
  if (existsSync(json)) {
    const texts = readJsonFile(json);
    if (!isRecord(texts)) throw new Error(`${json}: write { "lake.jpg": "what it shows" }`);
    return new Map(Object.entries(texts).map(([file, text]) => [file, typeof text === "string" ? text : ""]));
  }
  const csv = path.join(folder, "alt.csv");
  if (!existsSync(csv)) return new Map();
  // A comma of the text, written without quotation marks, parts it; Excel ends rows by empty cells.
  const rows = parseCsvRows(csv).map(([file = "", ...parts]) => [file.trim(), parts.join(",")] as const);
  return new Map(rows.map(([file, text]) => [file, text.replace(/,+$/, "").trim()]));
}

/** Gives the alt text of each picture of a folder: as it is written there, otherwise as it is typed, where someone can. */
export function altTextsOf(
  folder: string,
  terminal: NodeJS.ReadableStream & { readonly isTTY?: boolean },
): (file: string) => Promise<string> {
  const written = writtenTexts(folder);
  return async (file) => {
    const text = written.get(file) ?? "";
    if (text !== "" || terminal.isTTY !== true) return text;
    const lines = createInterface({ input: terminal, output: process.stdout });
    lines.setPrompt(`What does ${file} show? One sentence, without “image of”: `);
    lines.prompt();
    // Without one, all that was typed before would be in vain.
    for await (const typed of lines) {
      if (typed.trim() === "") lines.prompt();
      else {
        lines.close();
        return typed;
      }
    }
    return "";
  };
}
