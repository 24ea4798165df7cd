/** Sizes of pictures that are there are not made again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepMadePictures } from "../../../src/gatsby/data/made-pictures";

interface Job {
  readonly outputDir: string;
  readonly args: {
    readonly isLazy?: boolean;
    readonly operations: readonly { readonly outputPath: string }[];
  };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "made-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const jobOf = (...names: readonly string[]): Job => ({
  outputDir: folder,
  args: { operations: names.map((outputPath) => ({ outputPath })) },
});

/** Gatsby's worker, which makes each size with the text "new", and what it was asked for. */
function workerWith(make = ({ args, outputDir }: Job) => writeAll(outputDir, args.operations)) {
  const IMAGE_PROCESSING = jest.fn((job: Job) => Promise.resolve(make(job)));
  const worker = { IMAGE_PROCESSING };
  keepMadePictures(worker);
  return { made: IMAGE_PROCESSING, run: (job: Job) => worker.IMAGE_PROCESSING(job) };
}

function writeAll(outputDir: string, operations: readonly { readonly outputPath: string }[]): void {
  for (const { outputPath } of operations) writeFileSync(path.join(outputDir, outputPath), "new");
}

test("only the sizes that are missing are made, each under its own name", async () => {
  writeFileSync(path.join(folder, "small.webp"), "old");
  const { made, run } = workerWith();
  await run(jobOf("small.webp", "large.webp"));
  expect(made).toHaveBeenCalledTimes(1);
  expect(made.mock.calls[0]?.[0].args.operations).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(["large.webp", "small.webp"]);
  expect(readFileSync(path.join(folder, "small.webp"), "utf8")).toBe("old");
});

test("nothing is made where all are there, or where a browser has yet to ask", async () => {
  writeFileSync(path.join(folder, "small.webp"), "old");
  const { made, run } = workerWith();
  await run(jobOf("small.webp"));
  const { outputDir, args } = jobOf("large.webp");
  await run({ outputDir, args: { ...args, isLazy: true } });
  expect(made).not.toHaveBeenCalled();
});

test("what was left of a build that was stopped is no picture", async () => {
  const stopped = workerWith(({ args, outputDir }) => {
    writeAll(outputDir, args.operations);
    throw new Error("stopped");
  });
  await expect(stopped.run(jobOf("large.webp"))).rejects.toThrow("stopped");
  const { made, run } = workerWith();
  await run(jobOf("large.webp"));
  expect(made).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(["large.webp"]);
});

test.each([
  ["no such worker", () => keepMadePictures({})],
  ["no module", () => keepMadePictures(null)],
])("the build stops when picture jobs are other ones: %s", (_, act) => {
  expect(act).toThrow(`"picture jobs" no longer holds`);
});

test("and when a job has another form", async () => {
  const worker = { IMAGE_PROCESSING: jest.fn() };
  keepMadePictures(worker);
  await expect(Promise.resolve(Reflect.apply(worker.IMAGE_PROCESSING, undefined, [{}]))).rejects.toThrow(
    `"picture jobs" no longer holds`,
  );
});
