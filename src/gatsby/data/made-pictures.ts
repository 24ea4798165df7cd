import { existsSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isRecord } from "../../lib/json-record";
import { mustHold } from "../contract";

/** A size of a picture that is to be made. */
interface Operation {
  /** Below the folder of the job; it holds a digest of the size's arguments, the folder that of the picture. */
  readonly outputPath: string;
}

/** The sizes of one picture. */
interface PictureJob {
  readonly outputDir: string;
  readonly args: { readonly isLazy?: unknown; readonly operations: readonly Operation[] };
}

type Worker = (job: PictureJob) => unknown;

const jobName = "IMAGE_PROCESSING";
/** Ends the name of a picture until it is whole: the file of a build that was stopped is not taken for one. */
const unfinished = ".part";

const isWorker = (value: unknown): value is Worker => typeof value === "function";

const isOperation = (value: unknown) => isRecord(value) && typeof value.outputPath === "string";

const isPictureJob = (job: unknown): job is PictureJob =>
  isRecord(job) &&
  typeof job.outputDir === "string" &&
  isRecord(job.args) &&
  Array.isArray(job.args.operations) &&
  job.args.operations.every(isOperation);

const pictureWorker = (): unknown =>
  createRequire(path.resolve("package.json"))("gatsby-plugin-sharp/gatsby-worker");

/**
 * Gatsby's onPreInit: sizes of pictures that an earlier build has made stay. Gatsby remembers them in its cache alone,
 * which it drops whenever a package or its configuration changes, and would make all of them again.
 */
export function keepMadePictures(worker = pictureWorker()): void {
  const make = isRecord(worker) ? worker[jobName] : undefined;
  mustHold("picture jobs", isRecord(worker) && isWorker(make), "no such function");
  async function makeMissing(job: unknown): Promise<void> {
    mustHold("picture jobs", isWorker(make) && isPictureJob(job), "another kind of job");
    const { outputDir, args } = job;
    const fileOf = ({ outputPath }: Operation) => path.join(outputDir, outputPath);
    // The development server makes a picture when a browser asks for it.
    const missing = args.isLazy === true ? [] : args.operations.filter((each) => !existsSync(fileOf(each)));
    if (missing.length === 0) return;
    const operations = missing.map((each) => ({ ...each, outputPath: each.outputPath + unfinished }));
    await make({ ...job, args: { ...args, operations } });
    for (const each of missing) renameSync(fileOf(each) + unfinished, fileOf(each));
  }
  Reflect.set(worker, jobName, makeMissing);
}
