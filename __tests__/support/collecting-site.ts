import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { startSiteServer } from "../../tools/serve/site-server";
import { testSiteRoot } from "./test-content";

/** Keeps what a page complains of, also where the next page follows at once: errors, warnings, breaches of the policy. */
const collect = `(() => {
  const keep = (text) => {
    const kept = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...kept, location.pathname + ": " + text]));
  };
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep("not handled: " + reason));
  addEventListener("securitypolicyviolation", (event) => keep(event.violatedDirective + " refused " + event.blockedURI));
  for (const level of ["error", "warn"]) {
    const write = console[level].bind(console);
    console[level] = (...texts) => (keep(texts.join(" ")), write(...texts));
  }
})();`;

const hash = `'sha256-${createHash("sha256").update(collect).digest("base64")}'`;

/**
 * The site of the tests on a free port, as its host serves it, but that each page begins with a script which keeps
 * complaints in sessionStorage, and whose hash the policy knows: WebKitGTK's driver hands out no console.
 */
export async function startCollectingSite(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const site = await startSiteServer({ root: testSiteRoot, port: 0 });
  const pass = async ({ url = "/", method = "GET" }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(site.url + url, { method, redirect: "manual" });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers)
      if (
        !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag|last-modified)$/.test(name)
      )
        response.setHeader(name, isPage ? value.replace("script-src ", `script-src ${hash} `) : value);
    response.writeHead(answer.status);
    response.end(isPage ? body.toString().replace("<head>", `<head><script>${collect}</script>`) : body);
  };
  // A browser that is closed still asks for something: its answer breaks off with the site.
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
