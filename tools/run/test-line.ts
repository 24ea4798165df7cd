/**
 * `npm test`: part by part, two at a time; it ends with the parts that failed, the time of each part and of the slowest
 * test files. `npm test -- build live` runs these parts alone. With TEST_PAGES=all (`npm run test:all`) nothing is sampled.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSiteServer, type SiteServer } from "../serve/site-server";
import { ensureBrowser } from "./find-browser";
import { ensureProgram, firefox, git, nginx, webKitDriver, xvfb } from "./find-program";
import { runMain } from "./run-main";
import { runSideBySide } from "./side-by-side";
import { testSiteFolder, testSiteIsServed, testSitePort } from "./test-addresses";

interface Part {
  readonly name: string;
  readonly command: string;
  readonly after?: readonly string[];
  readonly isAlone?: boolean;
  /** Whether it visits the site of the tests. */
  readonly visits?: boolean;
  /** Whether `npm run test:all` alone has it. */
  readonly isOfAll?: boolean;
}

const jest = (project: string, workers: number) =>
  `npx jest --selectProjects ${project} --maxWorkers=${workers}`;

const built = { after: ["build"] };
const visiting = { after: ["build of the tests"], visits: true };

const isAll = process.env.TEST_PAGES === "all";

/** What a release asks all juries, every change asks these alone: accessibility is axe's in the browser suite. */
const quickJuries = `npx tsx tools/run/ensure-juries.ts && ${jest("juries", 1)} --testPathPatterns "juries/(html|structured-data|links|policy|documents)"`;

/** In this order: what is quick to fail and what much has to wait for first. */
const parts: readonly Part[] = [
  { name: "content", command: "npm run check:content", isAlone: true },
  { name: "build", command: "npm run build" },
  { name: "unit", command: "npm run test:unit" },
  // Both builds write the types of the queries, which these read.
  { name: "build of the tests", command: "npm run build:tests", ...built },
  { name: "types", command: "npm run typecheck", ...built },
  { name: "lint", command: "npm run lint", ...built },
  { name: "sites", command: `${jest("sites", 1)} --testPathPatterns other-content` },
  { name: "size", command: "npm run size", ...built },
  { name: "live", command: "npm run test:live", ...built },
  { name: "juries", command: isAll ? "npm run test:juries" : quickJuries, ...visiting },
  {
    name: "engines",
    command: isAll ? "npm run test:engines" : `${jest("engines", 1)} --testNamePattern="an enquiry"`,
    after: ["build of the tests"],
  },
  {
    name: "preview",
    command: `${jest("sites", 1)} --testPathPatterns preview-build`,
    // Both build in one folder.
    after: ["sites"],
    isOfAll: true,
  },
  { name: "unit, newest Node", command: "npm run test:newest", after: ["unit"], isOfAll: true },
  {
    name: "juries of states",
    command: "npm run juries:states",
    visits: true,
    isOfAll: true,
    // Both install what is missing.
    after: ["juries"],
  },
  { name: "browser", command: jest("browser", 2), ...visiting, isAlone: true },
  // Times and motion are others where something else takes the processor.
  { name: "timed", command: jest("timed", 1), ...visiting, isAlone: true },
];

/** Installs the engines as the other programs; where that cannot be, the line goes on without them and says so. */
function hasEngines(): boolean {
  try {
    for (const program of [firefox, webKitDriver, xvfb]) process.stdout.write(`${ensureProgram(program)}\n`);
    return true;
  } catch (error) {
    process.stdout.write(`engines left out: ${String(error)}\n`);
    return false;
  }
}

const running = new Set<ChildProcess>();

/** Ends every part that runs, with all that it has started. */
function stopAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGTERM");
  running.clear();
}

function run(command: string, output: number | "inherit"): Promise<void> {
  // A group of its own, so that it can be ended whole.
  const child = spawn(command, { shell: true, detached: true, stdio: ["ignore", output, output] });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`\`${command}\` failed`));
    });
  });
}

/** As `run`; what it says is kept in a folder, and comes in one piece at its end. */
async function runQuietly({ name, command }: Part, folder: string): Promise<void> {
  process.stdout.write(`${name} …\n`);
  const log = path.join(folder, name.replaceAll("/", " of "));
  const output = openSync(log, "w");
  try {
    await run(command, output);
  } finally {
    closeSync(output);
    process.stdout.write(`\n${name}:\n${readFileSync(log, "utf8")}\n`);
  }
}

/** The ten slowest of the test files that the reporter has written down (file-times.mjs). */
function slowestFiles(file: string): string[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines
    .map((line) => line.split("\t"))
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .slice(0, 10)
    .map(([seconds, ...names]) => `${Number(seconds).toFixed(0).padStart(5)} s  ${names.join("  ")}`);
}

const row = (name: string, seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const pastMinute = String(Math.floor(seconds % 60)).padStart(2, "0");
  return `${name.padEnd(20)}${String(minutes).padStart(4)}:${pastMinute}`;
};

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => `"${name}"`).join(", ");
    throw new Error(`There is no part "${unknown.join('", "')}"; the parts are ${known}`);
  }
  for (const program of [ensureBrowser(), ensureProgram(nginx), ensureProgram(git)])
    process.stdout.write(`${program}\n`);
  const logs = mkdtempSync(path.join(tmpdir(), "test-line-"));
  const tidy = () => {
    stopAll();
    rmSync(logs, { recursive: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      tidy();
      process.exit(1);
    });
  const isChosen = ({ name, isOfAll = false }: Part) => {
    if (named.length > 0) return named.includes(name);
    return isAll || (!isOfAll && (name !== "engines" || hasEngines()));
  };
  const chosen = parts.filter(isChosen);
  const rows: string[] = [];
  const start = performance.now();
  const secondsSince = (then: number) => (performance.now() - then) / 1000;
  let server: Promise<SiteServer> | undefined;
  const serve = () => startSiteServer({ root: path.join(testSiteFolder, "public"), port: testSitePort });
  const tasks = chosen.map((part) => ({
    ...part,
    run: async () => {
      const partStart = performance.now();
      const { name, command, isAlone = chosen.length === 1, visits = false } = part;
      if (visits) await (server ??= serve());
      await (isAlone ? run(command, "inherit") : runQuietly(part, logs)).finally(() =>
        rows.push(row(name, secondsSince(partStart))),
      );
    },
  }));
  process.env[testSiteIsServed] = "true";
  const times = path.join(logs, "times");
  process.env.FILE_TIMES = times;
  try {
    await runSideBySide(tasks);
  } finally {
    const slowest = slowestFiles(times);
    tidy();
    await (await server)?.close();
    if (slowest.length > 0) process.stdout.write(`\nthe slowest test files:\n${slowest.join("\n")}\n`);
    process.stdout.write(`\n${[...rows, row("in all", secondsSince(start))].join("\n")} minutes\n`);
  }
}

runMain(main);
