/** Not in text.ts, so that pages that only compare texts do not load this list. */
import { words } from "./text";

const stopWords = new Set(
  (
    "a about across all also along an and any are as at be been both but by can each every for from has have here " +
    "how if in into is it its just more most near no not of off on one only onto or other our out over own per so " +
    "some such than that the their them then there these they this those through to too two under until up very " +
    "was we well were what when where which while who will with within would you your"
  ).split(" "),
);

/** Whether a folded word means nothing in a search ("in", "near", "the"). */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words to search for, without duplicates, stop words and single letters. */
export function significantWords(text: string): readonly string[] {
  return [...new Set(words(text))].filter(
    (word) => !isStopWord(word) && (word.length > 1 || /\d/.test(word)),
  );
}
