/** The build that the browser suite visits: e-mail goes to the local mailbox of the tests (`npm run build:tests`). */
import { localMailboxEnvironment } from "../../src/config/local-mailbox";
import { testMailboxOrigin, testSiteOrigin } from "../../__tests__/support/addresses";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";

runMain(() =>
  runGatsby(["build"], {
    ...localMailboxEnvironment(testMailboxOrigin),
    SITE_ORIGIN: testSiteOrigin,
    ...process.env,
  }),
);
