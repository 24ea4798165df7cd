import { allAtOnce, oncePerInSteps, stepByStep, type Steps } from "../../../src/lib/steps";

/** Work of four steps that notes each of them. */
function work() {
  const notes: string[] = [];
  function* count(from: number): Steps<number> {
    for (let step = 1; step <= 4; step += 1) {
      notes.push(`step ${step}`);
      yield;
    }
    return from + 4;
  }
  return { notes, count };
}

/** Each look at the clock is a second later, so that every step ends its slice. */
function slowClock() {
  let seconds = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (seconds += 1) * 1000);
}

afterEach(() => {
  jest.restoreAllMocks();
});

const eventually = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
};

test("all steps at once give the value", () => {
  const { notes, count } = work();
  expect(allAtOnce(count(1))).toBe(5);
  expect(notes).toHaveLength(4);
});

test("step by step, other tasks run between slow steps", async () => {
  slowClock();
  const { notes, count } = work();
  const counted = stepByStep(count(1));
  notes.push("asked");
  const noted = new Promise<void>((resolve) => {
    setTimeout(() => resolve(void notes.push("a tap")));
  });
  expect(await counted).toBe(5);
  await noted;
  expect(notes.indexOf("asked")).toBeLessThan(notes.indexOf("step 3"));
  expect(notes.indexOf("a tap")).toBeLessThan(notes.indexOf("step 4"));
});

test("step by step, what a step throws is told", async () => {
  slowClock();
  function* broken(): Steps<never> {
    throw new RangeError("the index is damaged");
  }
  await expect(stepByStep(broken())).rejects.toThrow("the index is damaged");
});

describe("a value that is made in steps once", () => {
  const key = {};

  test("is made where it is needed before all steps were taken, none of them twice", () => {
    slowClock();
    const { notes, count } = work();
    const made = oncePerInSteps(() => count(1));
    expect(made.isReady(key)).toBe(false);
    expect(made.get(key)).toBe(5);
    expect(made.isReady(key)).toBe(true);
    expect(made.get(key)).toBe(5);
    expect(notes).toEqual(["step 1", "step 2", "step 3", "step 4"]);
  });

  test("is ready at once where its steps are quick", () => {
    jest.spyOn(performance, "now").mockReturnValue(0);
    expect(oncePerInSteps(() => work().count(1)).isReady(key)).toBe(true);
  });

  test("is prepared while other tasks run, and needed by then it is whole", async () => {
    slowClock();
    const { notes, count } = work();
    const made = oncePerInSteps(() => count(1));
    const prepared = made.prepare(key);
    await eventually(() => notes.length === 3);
    expect(made.get(key)).toBe(5);
    await prepared;
    expect(notes).toHaveLength(4);
  });
});
