/** What `npm test` runs beside one another. */
import { runSideBySide, type Task } from "../../../tools/run/side-by-side";

/** Tasks that end when they are told to, and what was begun and ended so far. */
function watched(given: readonly Omit<Task, "run">[], failing?: string) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const tasks = given.map((task) => ({
    ...task,
    run: () => {
      log.push(`${task.name} begins`);
      return new Promise<void>((resolve, reject) => {
        ends.set(task.name, () => {
          log.push(`${task.name} ends`);
          if (task.name === failing) reject(new Error(`${task.name} failed`));
          else resolve();
        });
      });
    },
  }));
  const finished = runSideBySide(tasks);
  return {
    finished,
    log,
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test("nothing runs beside one that is alone", async () => {
  const { log, end } = watched([{ name: "a" }, { name: "b", isAlone: true }, { name: "c" }, { name: "d" }]);
  expect(log).toEqual(["a begins", "c begins"]);
  await end("a");
  await end("c");
  expect(log).not.toContain("b begins");
  await end("d");
  expect(log.at(-1)).toBe("b begins");
  const first = watched([{ name: "b", isAlone: true }, { name: "c" }]);
  expect(first.log).toEqual(["b begins"]);
  await first.end("b");
  expect(first.log.at(-1)).toBe("c begins");
});

test("after a failure all run that need not come after it, and the failures are told at the end", async () => {
  const after = [
    { name: "d", after: ["a"] },
    { name: "e", after: ["d"] },
  ];
  const { log, end, finished } = watched([{ name: "a" }, { name: "b" }, { name: "c" }, ...after], "a");
  const issue = expect(finished).rejects.toThrow("a failed");
  for (const name of ["a", "b", "c"]) await end(name);
  await issue;
  expect(log.filter((line) => line.endsWith("begins"))).toEqual(["a begins", "b begins", "c begins"]);
});
