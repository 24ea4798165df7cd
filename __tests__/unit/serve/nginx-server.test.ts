/** @jest-environment node */
/** What becomes of an nginx that does not start, with a stand-in for the program. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { plainConfiguration, startNginx } from "../../../tools/serve/nginx-server";

const folder = mkdtempSync(path.join(tmpdir(), "nginx-server-"));
const program = path.join(folder, "nginx");
const before = process.env.NGINX_PATH;

afterAll(() => {
  if (before === undefined) delete process.env.NGINX_PATH;
  else process.env.NGINX_PATH = before;
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["refuses its configuration", 'echo "nginx: [emerg] unknown directive" >&2; exit 1', "unknown directive"],
  ["ends at once", 'case " $* " in *" -t "*) exit 0;; esac; exit 3', "code 3"],
  ["is killed at once", 'case " $* " in *" -t "*) exit 0;; esac; kill -9 $$', "SIGKILL"],
])("an nginx that %s is told as such, and nothing of it stays", async (_, script, message) => {
  // It is called with "-p" and its folder, which the stand-in notes beside itself.
  const lines = ["#!/bin/sh", '[ "$1" = "-V" ] && exit 0', 'printf "$2" > "$0.folder"', script, ""];
  writeFileSync(program, lines.join("\n"), { mode: 0o755 });
  process.env.NGINX_PATH = program;
  await expect(startNginx({ configuration: plainConfiguration, root: folder })).rejects.toThrow(message);
  const its = readFileSync(`${program}.folder`, "utf8");
  expect(its).toContain("site-nginx-");
  expect(existsSync(its)).toBe(false);
});
