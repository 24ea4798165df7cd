import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { testSiteIsServed } from "../../tools/run/test-addresses";
import { testSitePort } from "./addresses";
import { withoutFeatures } from "./browser-switches";
import { testSiteRoot } from "./test-content";

declare global {
  var servedSite: SiteServer | undefined;
}

/** Jest's globalSetup of the browser suite: serves the site of the tests for all its files, and asks for all once. */
export default async function serveBuild(): Promise<void> {
  // `npm test` serves it itself, so that several of its parts can visit it at once.
  if (process.env[testSiteIsServed] !== "true")
    globalThis.servedSite = await startSiteServer({ root: testSiteRoot, port: testSitePort });
  await withoutFeatures();
}
