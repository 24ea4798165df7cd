/** Whether words are at most `errors` edits or swaps of neighbours apart (optimal string alignment, stopped early). */
export function isWithinErrors(typed: string, word: string, errors: number): boolean {
  const columns = word.length;
  if (Math.abs(typed.length - columns) > errors) return false;
  let beforeLast = new Uint8Array(columns + 1);
  let last = Uint8Array.from({ length: columns + 1 }, (_, at) => at);
  let current = new Uint8Array(columns + 1);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    let left = row;
    let best = row;
    current[0] = row;
    for (let column = 1; column <= columns; column += 1) {
      const diagonal = (last[column - 1] ?? 0) + (letter === word.charCodeAt(column - 1) ? 0 : 1);
      let cost = Math.min((last[column] ?? 0) + 1, left + 1, diagonal);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      left = cost;
      if (cost < best) best = cost;
    }
    if (best > errors) return false;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return (last[columns] ?? errors + 1) <= errors;
}
