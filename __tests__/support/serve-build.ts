import path from "node:path";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { testSitePort } from "./addresses";

declare global {
  var servedSite: SiteServer | undefined;
}

/** Jest's globalSetup of the browser suite: serves public/ for all its files. */
export default async function serveBuild(): Promise<void> {
  globalThis.servedSite = await startSiteServer({ root: path.resolve("public"), port: testSitePort });
}
