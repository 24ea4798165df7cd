/**
 * The build that the browser suite visits (`npm run build:tests`): e-mail goes to the local mailbox of the tests, and no
 * variable meant for a deploy reaches it, whether exported or from `.env.production`.
 */
import { localMailboxEnvironment } from "../../src/config/local-mailbox";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";
import { testMailboxOrigin, testSiteOrigin } from "./test-addresses";

runMain(() =>
  runGatsby(["build"], {
    ...process.env,
    ...localMailboxEnvironment(testMailboxOrigin),
    SITE_ORIGIN: testSiteOrigin,
    SITE_HOST: "",
    ADMIN_REPOSITORY: "",
  }),
);
