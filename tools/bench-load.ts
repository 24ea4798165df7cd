/**
 * `npm run bench:load`: nginx with the build's configuration under wrk, beside a plain nginx that serves files of the
 * same bytes with no header of ours. Both take turns, so that a busy machine affects both alike; prints medians and
 * ends with code 1 when the site's requests per second are below 95 % of the plain ones. LOAD_ROUNDS (11) and
 * LOAD_SECONDS (3) set the turns and their length.
 */
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { packSite } from "../src/content/build-files/pack-site";
import { firstPageBelow } from "./first-page-below";
import { median } from "./median";
import { usageOf } from "./process-usage";
import { ensureProgram, findProgram, nginx, wrk } from "./run/find-program";
import { runMain } from "./run/run-main";
import { plainConfiguration, startNginx, type NginxServer } from "./serve/nginx-server";

const rounds = Number(process.env.LOAD_ROUNDS ?? 11);
const seconds = Number(process.env.LOAD_SECONDS ?? 3);
const connections = 64;
/** Least share of the plain file's requests per second. */
const minShare = 0.95;

interface Case {
  readonly name: string;
  /** Address on the site, and of the same bytes on the plain server. */
  readonly site: string;
  readonly plain: string;
  readonly encoding: "gzip" | "identity";
}

interface Turn {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server per answer; NaN where the system does not tell. */
  readonly cpuUs: number;
}

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function numberIn(report: string, pattern: RegExp): number {
  const found = pattern.exec(report);
  if (found?.[1] === undefined) throw new Error(`wrk said something else:\n${report}`);
  return Number(found[1]) * (unitMs[found[2] ?? "ms"] ?? 1);
}

async function load(server: NginxServer, address: string, encoding: Case["encoding"]): Promise<Turn> {
  const before = usageOf(server.pid).processorSeconds;
  const { stdout } = await promisify(execFile)(findProgram(wrk), [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", `Accept-Encoding: ${encoding}`],
    server.url + address,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address}: ${stdout}`);
  const answers = numberIn(stdout, /(\d+) requests in/);
  return {
    perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
    p99Ms: numberIn(stdout, /99%\s+([\d.]+)(us|ms|s)/),
    cpuUs: ((usageOf(server.pid).processorSeconds - before) * 1_000_000) / answers,
  };
}

/** Both must send the same number of bytes, or the figures cannot be compared. */
async function bytesOf(server: NginxServer, address: string, encoding: string): Promise<number> {
  const { status, headers } = await fetch(server.url + address, { headers: { "Accept-Encoding": encoding } });
  const length = headers.get("content-length");
  if (status !== 200 || length === null) throw new Error(`${address}: status ${status}, length ${length}`);
  return Number(length);
}

/** A property page and its picture of middle size, and the same bytes as plain files in another folder. */
function layOut(site: string, plain: string): Case[] {
  const address = firstPageBelow(site, "property");
  const page = `${address.slice(1)}/index.html`;
  const html = readFileSync(path.join(site, page), "utf8");
  const pictures = [...new Set(html.match(/\/static\/[^" ]+\.webp/g))];
  const sizeOf = (picture: string) => statSync(path.join(site, picture)).size;
  const source = pictures.sort((a, b) => sizeOf(a) - sizeOf(b))[Math.floor(pictures.length / 2)];
  if (source === undefined) throw new Error(`${page} has no picture`);
  mkdirSync(plain, { recursive: true });
  copyFileSync(path.join(site, `${page}.gz`), path.join(plain, "page-packed.html"));
  copyFileSync(path.join(site, page), path.join(plain, "page.html"));
  copyFileSync(path.join(site, source), path.join(plain, "picture.webp"));
  return [
    { name: "page, packed", site: address, plain: "/page-packed.html", encoding: "gzip" },
    { name: "page, unpacked", site: address, plain: "/page.html", encoding: "identity" },
    { name: "picture", site: source, plain: "/picture.webp", encoding: "gzip" },
  ];
}

async function compare(site: NginxServer, plain: NginxServer, row: Case): Promise<void> {
  const bytes = await bytesOf(site, row.site, row.encoding);
  if (bytes !== (await bytesOf(plain, row.plain, row.encoding)))
    throw new Error(`${row.name}: not the same bytes`);
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => ours.push(await load(site, row.site, row.encoding)),
      async () => theirs.push(await load(plain, row.plain, row.encoding)),
    ];
    // The first turn after a pause is the slower one, so the order alternates.
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  const share = median(ours.map((turn, round) => turn.perSecond / (theirs[round]?.perSecond ?? NaN)));
  if (!(share >= minShare)) process.exitCode = 1;
  const both = (of: (turn: Turn) => number, digits: number) =>
    [ours, theirs].map((turns) => median(turns.map(of)).toFixed(digits));
  const cells = [
    row.name,
    String(bytes),
    ...both((turn) => turn.perSecond, 0),
    `${(share * 100).toFixed(1)} %`,
    ...both((turn) => turn.p99Ms, 1),
    ...both((turn) => turn.cpuUs, 1),
  ];
  process.stdout.write(`${cells.map((cell) => cell.padEnd(15)).join("")}\n`);
}

async function main(): Promise<void> {
  for (const program of [nginx, wrk]) ensureProgram(program);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-load-"));
  const packed = path.join(folder, "site");
  const servers: NginxServer[] = [];
  try {
    await packSite("nginx", { from: path.resolve("public"), hostFiles: path.resolve("hosts"), into: packed });
    const cases = layOut(packed, path.join(folder, "plain"));
    const configuration = readFileSync(path.resolve("hosts/nginx.conf"), "utf8");
    const site = await startNginx({ configuration, root: packed });
    servers.push(site);
    const plain = await startNginx({ configuration: plainConfiguration, root: path.join(folder, "plain") });
    servers.push(plain);
    const titles = ["", "bytes", "requests/s", "plain", "share", "p99 ms", "plain", "CPU us/answer", "plain"];
    process.stdout.write(`${titles.map((title) => title.padEnd(15)).join("")}\n`);
    for (const row of cases) await compare(site, plain, row);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

runMain(main);
