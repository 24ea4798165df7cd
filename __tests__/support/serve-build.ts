import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { testSitePort } from "./addresses";
import { testSiteRoot } from "./test-content";

declare global {
  var servedSite: SiteServer | undefined;
}

/** Jest's globalSetup of the browser suite: serves the site of the tests for all its files. */
export default async function serveBuild(): Promise<void> {
  globalThis.servedSite = await startSiteServer({ root: testSiteRoot, port: testSitePort });
}
