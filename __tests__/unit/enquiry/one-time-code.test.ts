import {
  browserRandom,
  createCodeKeeper,
  randomCode,
  parseCodeInput,
} from "../../../src/features/enquiry/flow/one-time-code";

const randomOf = (...numbers: number[]) => {
  let at = 0;
  return (words: Uint32Array) => {
    words[0] = numbers[at] ?? 0;
    at += 1;
  };
};

describe("the one-time code", () => {
  const sampleSize = 100_000;
  const codes = Array.from({ length: sampleSize }, () => randomCode(browserRandom));

  test("is six digits, every time", () => {
    expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([]);
  });

  test("is uniform over 100,000 numbers: chi-square of each digit at each place, and of a thousand ranges", () => {
    const chiSquare = (counts: readonly number[]): number => {
      const expected = sampleSize / counts.length;
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    };
    const countsOf = (size: number, pick: (code: string) => number): number[] => {
      const counts = new Array<number>(size).fill(0);
      for (const code of codes) {
        const at = pick(code);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return counts;
    };
    // Bounds that a uniform source passes all but once in a million runs: chi-square with 9 and 999 degrees of freedom.
    for (let place = 0; place < 6; place += 1) {
      expect(chiSquare(countsOf(10, (code) => Number(code[place])))).toBeLessThan(46);
    }
    expect(chiSquare(countsOf(1000, (code) => Number(code.slice(0, 3))))).toBeLessThan(1235);
    expect(chiSquare(countsOf(1000, (code) => Number(code.slice(3))))).toBeLessThan(1235);
  });

  test.each([
    [0, "000000"],
    [7, "000007"],
    [42_000, "042000"],
    [1_000_000, "000000"],
    [4_293_999_999, "999999"],
  ])("the random number %i gives %s", (number, code) => {
    expect(randomCode(randomOf(number))).toBe(code);
  });

  test("throws away numbers that would favour the lower codes", () => {
    expect(randomCode(randomOf(4_294_000_000, 4_294_967_295, 123_456))).toBe("123456");
  });
});

describe("the code field", () => {
  test.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 12-34-56 ", "123456"],
    ["1234567", "123456"],
    ["", ""],
    ["٠٤٧٢٨١", "047281"],
    ["०४७२८१", "047281"],
  ])("reads %j as %j", (raw, digits) => {
    expect(parseCodeInput(raw)).toBe(digits);
  });
});

describe("the code keeper", () => {
  test("matches nothing before a code was accepted", () => {
    const keeper = createCodeKeeper(randomOf(42));
    expect(keeper.matches("")).toBe(false);
    const code = keeper.issue();
    expect(keeper.matches(code)).toBe(false);
    keeper.accept();
    expect(keeper.matches(code)).toBe(true);
    expect(keeper.matches("000 042")).toBe(true);
    expect(keeper.matches("42")).toBe(false);
  });

  test("cannot be printed or serialised", () => {
    const keeper = createCodeKeeper(randomOf(123_456));
    keeper.issue();
    keeper.accept();
    expect(JSON.stringify(keeper)).not.toContain("123456");
    expect(Object.values(keeper).map(String).join()).not.toContain("123456");
  });
});
