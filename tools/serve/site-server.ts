/** Serves the built site as a static host does: 301 for aliases, status 404 with 404.html, and the headers of its host files. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { revalidate } from "../../src/content/build-files/host-rules";
import { parseHeaders, parseRedirects } from "./host-files";

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
  /** Changes the HTML of each page before it is sent; what the host sends for a missing page stays as it is. */
  readonly rewrite?: (html: string) => string;
}

/** How long an idle connection stays open, in milliseconds. */
const keepAliveMs = 120_000;

/** Files for the host, which no host serves. */
const hostFile = /^\/_(headers|redirects)$/;

/**
 * Path and query of the address that a request asks for, without slashes that would make a host of the first part of the
 * path ("//x", "/.//x"); null where it is no address.
 */
function addressOf({ url = "/" }: IncomingMessage): Pick<URL, "pathname" | "search"> | null {
  const [address, origin] = [url.replace(/^[/\\]+/, "/"), "http://localhost"];
  if (!URL.canParse(address, origin)) return null;
  const { pathname, search } = new URL(address, origin);
  return { pathname: pathname.replace(/^\/+/, "/"), search };
}

/** Starts the server on the loopback interface; rejects when there is no build or the port is taken. */
export async function startSiteServer({ root, port, rewrite }: SiteServerOptions): Promise<SiteServer> {
  const redirects = parseRedirects(root);
  const headersOf = parseHeaders(root);
  const notFoundFile = path.join(root, "404.html");
  if (!existsSync(notFoundFile)) throw new Error(`${root} holds no build; run \`npm run build\` first`);
  const notFound = readFileSync(notFoundFile);
  const files = sirv(root, {
    etag: true,
    extensions: ["html"],
    dotfiles: true,
    // The one kind of the site's files that sirv does not know.
    setHeaders: (response, pathname) => {
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const compress = compression();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(request);
    if (address === null) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = address;
    request.url = pathname + search;
    const bare = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
    response.setHeader("Cache-Control", revalidate);
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const target = redirects.get(bare) ?? (bare === pathname ? undefined : bare);
    if (target !== undefined) {
      response.writeHead(301, { Location: target + search }).end();
      return;
    }
    const answerNotFound = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": revalidate });
      response.end(notFound);
    };
    const page = path.join(root, pathname, "index.html");
    if (hostFile.test(pathname)) answerNotFound();
    else if (rewrite !== undefined && existsSync(page)) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(rewrite(readFileSync(page, "utf8")));
    } else files(request, response, answerNotFound);
  };
  const server = createServer((request, response) => {
    compress(request, response, () => answer(request, response));
  });
  // A client that was busy for the usual five seconds would write to a connection that is just being closed.
  server.keepAliveTimeout = keepAliveMs;
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
