/**
 * `npm test`: all that must hold, part by part, with the time of each; stops at the first that fails. Parts named in
 * the arguments run alone: `npm test -- build live`. What only needs the processor runs two parts at a time; each of
 * these says what it has to say when it ends.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSiteServer, type SiteServer } from "../serve/site-server";
import { ensureBrowser } from "./find-browser";
import { ensureProgram, nginx } from "./find-program";
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
}

const jest = (project: string, options = "") =>
  `npx jest --selectProjects ${project} --maxWorkers=1 ${options}`.trim();

const built = { after: ["build"] };
const visiting = { after: ["build of the tests"], visits: true };

/** In this order: what is quick to fail and what much has to wait for first. */
const parts: readonly Part[] = [
  { name: "content", command: "npm run check:content", isAlone: true },
  { name: "build", command: "npm run build" },
  { name: "unit", command: "npm run test:unit" },
  // Both builds write the types of the queries, which these read.
  { name: "build of the tests", command: "npm run build:tests", ...built },
  { name: "types", command: "npm run typecheck", ...built },
  { name: "lint", command: "npm run lint", ...built },
  // The three projects of the browser suite (jest.config.mjs).
  { name: "pages 1/2", command: jest("pages", "--shard=1/2"), ...visiting },
  { name: "unit, newest Node", command: "npm run test:newest", after: ["unit"] },
  { name: "sites", command: jest("sites") },
  { name: "pages 2/2", command: jest("pages", "--shard=2/2"), ...visiting },
  { name: "size", command: "npm run size", ...built },
  { name: "live", command: "npm run test:live", ...built },
  { name: "juries", command: "npm run test:juries", ...visiting },
  // Keys and deadlines are lost where another part takes the processor.
  { name: "browser", command: jest("browser"), ...visiting, isAlone: true },
];

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

const row = (name: string, seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.floor(seconds % 60)).padStart(2, "0");
  return `${name.padEnd(20)}${String(minutes).padStart(4)}:${rest}`;
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => `"${name}"`).join(", ");
    throw new Error(`There is no part "${unknown.join('", "')}"; the parts are ${known}`);
  }
  for (const program of [ensureBrowser(), ensureProgram(nginx)]) process.stdout.write(`${program}\n`);
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
  const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));
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
      await (isAlone ? run(command, "inherit") : runQuietly(part, logs));
      rows.push(row(name, secondsSince(partStart)));
    },
  }));
  process.env[testSiteIsServed] = "true";
  try {
    await runSideBySide(tasks);
  } finally {
    tidy();
    await (await server)?.close();
    process.stdout.write(`\n${[...rows, row("in all", secondsSince(start))].join("\n")} minutes\n`);
  }
}

runMain(main);
