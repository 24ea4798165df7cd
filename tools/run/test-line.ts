/**
 * `npm test`: all that must hold, part by part, with the time of each; stops at the first that fails. Parts named in
 * the arguments run alone: `npm test -- build live`.
 */
import { spawn } from "node:child_process";
import { ensureBrowser } from "./find-browser";
import { ensureProgram, nginx } from "./find-program";
import { runMain } from "./run-main";

/** Names of the parts and their commands, in this order: what is quick to fail first, what needs a build after it. */
const parts = [
  ["content", "npm run check:content"],
  ["unit", "npm run test:unit"],
  ["build", "npm run build"],
  ["build of the tests", "npm run build:tests"],
  ["lint", "npm run lint"],
  ["types", "npm run typecheck"],
  ["size", "npm run size"],
  ["live", "npm run test:live"],
  ["juries", "npm run test:juries"],
  ["browser", "npm run test:browser"],
] as const;

const run = (command: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`\`${command}\` failed`))));
  });

const row = (name: string, seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.round(seconds % 60)).padStart(2, "0");
  return `${name.padEnd(20)}${String(minutes).padStart(4)}:${rest}`;
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !parts.some(([part]) => part === name));
  if (unknown.length > 0) {
    const known = parts.map(([name]) => `"${name}"`).join(", ");
    throw new Error(`There is no part "${unknown.join('", "')}"; the parts are ${known}`);
  }
  for (const program of [ensureBrowser(), ensureProgram(nginx)]) process.stdout.write(`${program}\n`);
  const rows: string[] = [];
  const start = performance.now();
  const secondsSince = (then: number) => (performance.now() - then) / 1000;
  try {
    for (const [name, command] of parts.filter(([part]) => asked.length === 0 || asked.includes(part))) {
      const partStart = performance.now();
      await run(command);
      rows.push(row(name, secondsSince(partStart)));
    }
  } finally {
    process.stdout.write(`\n${[...rows, row("in all", secondsSince(start))].join("\n")} minutes\n`);
  }
}

runMain(main);
