/** Serves the built site as a static host does: 301 for aliases, status 404 with 404.html, long-lived hashed files. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

export interface SiteServer {
  /** Origin, e.g. http://localhost:9000. */
  readonly url: string;
  close(): Promise<void>;
}

interface SiteServerOptions {
  /** Folder of the build. */
  readonly root: string;
  /** 0 takes a free port. */
  readonly port: number;
}

const yearInSeconds = 31_536_000;
const hashedFile = /^\/(static\/|[^/]*-[0-9a-f]{20}\.(js|css)$|[^/]+\.[0-9a-f]{20}\.css$)/;

function readRedirects(root: string): Map<string, string> {
  const file = path.join(root, "_redirects");
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    }),
  );
}

/** Starts the server on the loopback interface; fails with the system's error when the port is taken. */
export async function startSiteServer({ root, port }: SiteServerOptions): Promise<SiteServer> {
  const redirects = readRedirects(root);
  const notFound = readFileSync(path.join(root, "404.html"));
  const files = sirv(root, {
    etag: true,
    extensions: ["html"],
    dotfiles: true,
    setHeaders(response, pathname) {
      const immutable = hashedFile.test(pathname);
      response.setHeader(
        "Cache-Control",
        immutable ? `public, max-age=${yearInSeconds}, immutable` : "no-cache",
      );
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const compress = compression();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const bare = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
    const target = redirects.get(bare) ?? (bare === pathname ? undefined : bare || "/");
    if (target !== undefined) {
      response.writeHead(301, { Location: target + search }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(notFound);
    });
  };
  const server = createServer((request, response) => {
    compress(request, response, () => answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://localhost:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
