/**
 * Whole numbers in few characters: base 64 digits of five bits; the sixth bit says that more follow, as in source maps.
 * Small numbers take one character, and gzip finds repetitions in them.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const valueByCode = new Map(Array.from(alphabet, (character, value) => [character.charCodeAt(0), value]));

/** Packs non-negative whole numbers up to 2^31. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = "";
  for (const number of numbers) {
    let rest = number;
    do {
      const more = rest > 31 ? 32 : 0;
      packed += alphabet.charAt((rest & 31) | more);
      rest >>>= 5;
    } while (rest > 0);
  }
  return packed;
}

/** Reads what `packNumbers` wrote; characters outside its alphabet are skipped. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const value = valueByCode.get(packed.charCodeAt(at));
    if (value === undefined) continue;
    number |= (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Packs a set of numbers in ascending order, as differences, which are smaller than the numbers. */
export function packSet(numbers: Iterable<number>): string {
  const ascending = [...new Set(numbers)].sort((a, b) => a - b);
  return packNumbers(ascending.map((number, at) => number - (ascending[at - 1] ?? 0)));
}

/** Reads what `packSet` wrote, ascending. */
export function unpackSet(packed: string): number[] {
  let sum = 0;
  return unpackNumbers(packed).map((step) => (sum += step));
}
