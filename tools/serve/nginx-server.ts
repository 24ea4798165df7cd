/** Starts the system's nginx on the loopback interface with a given configuration, in a folder of its own. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findProgram, nginx } from "../run/find-program";
import { freePort } from "../run/free-port";

export interface NginxServer {
  /** Origin, e.g. http://127.0.0.1:43210. */
  readonly url: string;
  /** Master process. */
  readonly pid: number;
  close(): Promise<void>;
}

interface NginxOptions {
  /** Text for the http context that listens on `listen 80` and serves `root …`, as the build's `nginx.conf` does. */
  readonly configuration: string;
  /** Folder to serve. */
  readonly root: string;
}

/** Folder of the installed nginx's own files, such as `mime.types`. */
function systemFolder(program: string): string {
  const { stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? "/etc/nginx/nginx.conf");
}

/** Debian's nginx.conf around the site, with one worker and every written file in `folder`. */
function mainFile(folder: string, mimeTypes: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {
  worker_connections 768;
}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`).join("")}  include ${folder}/site.conf;
}
`;
}

/** Replaces the example port and folder in the build's `nginx.conf`; throws when it has none. */
function placed(configuration: string, root: string, port: number): string {
  const steps = [
    [/^( *listen) 80;$/m, `$1 127.0.0.1:${port};`],
    [/^( *root) [^;]+;$/m, `$1 "${root}";`],
  ] as const;
  return steps.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`The configuration has no line like ${pattern.source}`);
    return text.replace(pattern, replacement);
  }, configuration);
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (answered) return;
    await delay(50);
  }
  throw new Error(`nginx ended with code ${child.exitCode}`);
}

/** Starts nginx on a free port; throws with nginx's message when it refuses the configuration. */
export async function startNginx({ configuration, root }: NginxOptions): Promise<NginxServer> {
  const program = findProgram(nginx);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  const main = path.join(folder, "nginx.conf");
  writeFileSync(main, mainFile(folder, path.join(systemFolder(program), "mime.types")));
  writeFileSync(path.join(folder, "site.conf"), placed(configuration, root, port));
  const args = ["-p", folder, "-c", main, "-e", path.join(folder, "error.log")];
  execFileSync(program, [...args, "-t", "-q"], { stdio: ["ignore", "inherit", "inherit"] });
  const child = spawn(program, args, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilListening(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
