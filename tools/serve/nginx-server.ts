/** Starts the system's nginx on the loopback interface with a given configuration, in a folder of its own. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
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
  /** Origin of the server that redirects to TLS. */
  readonly redirectsUrl: string;
  /** Master process. */
  readonly pid: number;
  close(): Promise<void>;
}

interface NginxOptions {
  /** Text for the http context, with the lines of listening, folder and certificate that the build's `nginx.conf` has. */
  readonly configuration: string;
  /** Folder to serve. */
  readonly root: string;
  /** Files in PEM; without them plain HTTP is served. */
  readonly tls?: { readonly certificateFile: string; readonly keyFile: string };
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

interface Ports {
  readonly site: number;
  /** Of the server that redirects to TLS. */
  readonly redirects: number;
}

/**
 * Replaces the example ports, folder and certificate in the build's `nginx.conf`; without a certificate the site is
 * served as behind a proxy that has the TLS. Throws when a line is missing.
 */
function placed({ configuration, root, tls }: NginxOptions, { site, redirects }: Ports): string {
  const steps: readonly (readonly [RegExp, string])[] = [
    [/^( *root) [^;]+;$/m, `$1 "${root}";`],
    [/^( *listen) 80;$/m, `$1 127.0.0.1:${redirects};`],
    ...(tls === undefined
      ? ([
          [/^( *listen) 443 ssl http2;$/m, `$1 127.0.0.1:${site};`],
          [/^ *ssl_certificate [^;]+;\n/m, ""],
          [/^ *ssl_certificate_key [^;]+;\n/m, ""],
        ] as const)
      : ([
          [/^( *listen) 443 (ssl http2);$/m, `$1 127.0.0.1:${site} $2;`],
          [/^( *return 301 https:\/\/\$host)(\$request_uri;)$/m, `$1:${site}$2`],
          [/^( *ssl_certificate) [^;]+;$/m, `$1 "${tls.certificateFile}";`],
          [/^( *ssl_certificate_key) [^;]+;$/m, `$1 "${tls.keyFile}";`],
        ] as const)),
  ];
  return steps.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`The configuration has no line like ${pattern.source}`);
    return text.replace(pattern, replacement);
  }, configuration);
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (answered) return;
    await delay(50);
  }
  throw new Error(`nginx ended with ${child.signalCode ?? `code ${child.exitCode}`}`);
}

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/** Writes the configuration into `folder` and starts nginx with it; throws with nginx's message when it refuses it. */
function launch(folder: string, options: NginxOptions, ports: Ports): Launched {
  const program = findProgram(nginx);
  const main = path.join(folder, "nginx.conf");
  writeFileSync(main, mainFile(folder, path.join(systemFolder(program), "mime.types")));
  writeFileSync(path.join(folder, "site.conf"), placed(options, ports));
  const args = ["-p", folder, "-c", main, "-e", path.join(folder, "error.log")];
  const { error, status, stderr } = spawnSync(program, [...args, "-t", "-q"], { encoding: "utf8" });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr);
  process.stderr.write(stderr);
  const child = spawn(program, args, { stdio: "ignore" });
  return { child, ended: new Promise((resolve) => child.once("exit", () => resolve())) };
}

/** A configuration that serves the files of its root and does no more. */
export const plainConfiguration = `server {
  listen 80;
}
server {
  listen 443 ssl http2;
  ssl_certificate fullchain.pem;
  ssl_certificate_key privkey.pem;
  root /var/www/site;
}
`;

/** Starts nginx on free ports; rejects, and leaves no file behind, when it refuses the configuration or ends at once. */
export async function startNginx(options: NginxOptions): Promise<NginxServer> {
  const [site, redirects] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  let launched: Launched;
  try {
    launched = launch(folder, options, { site, redirects });
    await untilListening(launched.child, site);
  } catch (error) {
    removeFolder();
    throw error;
  }
  const { child, ended } = launched;
  return {
    url: `${options.tls === undefined ? "http" : "https"}://127.0.0.1:${site}`,
    redirectsUrl: `http://127.0.0.1:${redirects}`,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      removeFolder();
    },
  };
}
