/**
 * The build that the browser suite visits (`npm run build:tests`): the site with the content of the tests. It has a
 * folder of its own, so that neither build finds pages or pictures of the other. E-mail goes to the local mailbox of
 * the tests, and no variable meant for a deploy reaches it, whether exported or from `.env.production`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localMailboxEnvironment } from "../mailbox/local-mailbox";
import { copySite } from "../site-copy";
import { startGatsby } from "./run-gatsby";
import { runMain } from "./run-main";
import { testContentFolder, testMailboxOrigin, testSiteFolder, testSiteOrigin } from "./test-addresses";

/** Types of the queries, written by Gatsby; the type check needs them. */
const queryTypesFile = "src/gatsby-types.d.ts";

runMain(async () => {
  copySite(testSiteFolder);
  const environment = {
    ...process.env,
    ...localMailboxEnvironment(testMailboxOrigin),
    CONTENT_FOLDER: path.resolve(testContentFolder),
    SITE_ORIGIN: testSiteOrigin,
    SITE_HOST: "",
    ADMIN_REPOSITORY: "",
  };
  await startGatsby(["build"], environment, { cwd: testSiteFolder }).ended;
  const types = readFileSync(path.join(testSiteFolder, queryTypesFile), "utf8");
  // The type check and lint may be reading it just now.
  if (existsSync(queryTypesFile) && readFileSync(queryTypesFile, "utf8") === types) return;
  writeFileSync(queryTypesFile, types);
});
