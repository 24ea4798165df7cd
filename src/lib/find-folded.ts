import { fold } from "./text";

/** UTF-16 offsets into the original; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where `needle` first occurs in `text`, ignoring case and accents. */
export function findFolded(text: string, needle: string): TextRange | null {
  const target = fold(needle);
  if (target === "") return null;
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const unit of fold(character)) {
      folded += unit;
      starts.push(offset);
      ends.push(offset + character.length);
    }
    offset += character.length;
    if (fold(character) === "" && ends.length > 0) ends[ends.length - 1] = offset;
  }
  const at = folded.indexOf(target);
  const start = starts[at];
  const end = ends[at + target.length - 1];
  return start === undefined || end === undefined ? null : { start, end };
}
