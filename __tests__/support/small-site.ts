/** A copy of the site with a test's own content, built by Gatsby beside the site of the tests. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { isRecord } from "../../src/lib/json-record";
import { copySite } from "../../tools/site-copy";
import { testContent, testSite } from "./test-content";

export class SmallSite {
  /** The same for every test file, so that the bundler's cache of one serves the next. */
  readonly folder = path.resolve(testSite, `small-${process.env.JEST_WORKER_ID ?? "1"}`);
  readonly root = path.join(this.folder, "public");
  readonly data = path.join(this.folder, "data");

  private isShrunk = false;

  constructor() {
    copySite(this.folder);
    const cache = path.join(this.folder, ".cache");
    const cached = existsSync(cache) ? readdirSync(cache).filter((name) => name !== "webpack") : [];
    for (const old of [this.root, this.data, ...cached.map((name) => path.join(cache, name))])
      rmSync(old, { recursive: true, force: true });
    cpSync(testContent, this.data, { recursive: true });
  }

  /** A JSON file of the content, e.g. `listings/orchard-row.json`. */
  read(file: string): unknown {
    return JSON.parse(readFileSync(this.pathOf(file), "utf8"));
  }

  write(file: string, value: unknown): void {
    writeFileSync(this.pathOf(file), JSON.stringify(value));
  }

  /** Changes fields of a file that holds one entry. */
  change(file: string, fields: Readonly<Record<string, unknown>>): void {
    const entry = this.read(file);
    this.write(file, { ...(isRecord(entry) ? entry : {}), ...fields });
  }

  /** Builds the copy, with more variables where the test has some; rejects with Gatsby's output. Photographs are made small first, to save time. */
  async build(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.shrinkPictures();
    const { PATH, HOME } = process.env;
    const options = {
      cwd: this.folder,
      env: { PATH, HOME, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production", ...environment },
      maxBuffer: 64 * 1024 * 1024,
    };
    const cli = path.join(this.folder, "node_modules/gatsby/cli.js");
    const build = promisify(execFile)(process.execPath, [cli, "build"], options);
    await build.catch((error: unknown) => {
      // An error of Node itself is none of the test's own realm.
      const output = isRecord(error) ? String(error.stdout) + String(error.stderr) : "";
      throw new Error(`the copy of the site does not build:\n${output.slice(-4000)}`, { cause: error });
    });
    // Served without headers, so that only the pages themselves defend against hostile content.
    writeFileSync(path.join(this.root, "_headers"), "");
  }

  private pathOf(file: string): string {
    return path.join(this.data, file);
  }

  private async shrinkPictures(): Promise<void> {
    if (this.isShrunk) return;
    this.isShrunk = true;
    const folder = this.pathOf("images");
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((file) => file.endsWith(".jpg"))) {
      const file = path.join(folder, name);
      writeFileSync(file, await sharp(readFileSync(file)).resize({ width: 64 }).jpeg().toBuffer());
    }
  }
}
