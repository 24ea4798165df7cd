/**
 * Makes sure that the juries are there before their suite: their packages, as the lock in tools/juries names them, and
 * the programs of the system that they need.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { juriesFolder } from "../juries/juries-folder";
import { ensureProgram, java, libreOffice, nginx, openssl, xmllint } from "./find-program";
import { runMain } from "./run-main";

const source = "tools/juries";
const lock = readFileSync(path.join(source, "package-lock.json"), "utf8");
const installedLock = path.join(juriesFolder, "installed-lock.json");
const isInstalled = () => existsSync(installedLock) && readFileSync(installedLock, "utf8") === lock;

runMain(() => {
  for (const program of [java, libreOffice, nginx, openssl, xmllint])
    process.stdout.write(`${program.name}: ${ensureProgram(program)}\n`);
  cpSync(source, juriesFolder, { recursive: true });
  if (isInstalled()) return;
  rmSync(installedLock, { force: true });
  // Without scripts: one of them would build a client of a database, one would ask the network.
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: juriesFolder,
    stdio: "inherit",
  });
  writeFileSync(installedLock, lock);
});
