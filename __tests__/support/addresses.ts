import { testMailboxPort } from "../../tools/run/test-addresses";

export {
  testMailboxOrigin,
  testMailboxPort,
  testSiteOrigin,
  testSitePort,
} from "../../tools/run/test-addresses";

/** Port of the mailbox of this worker of jest, of which several may run; `openBrowser` leads the site's e-mail there. */
export const workerMailboxPort = testMailboxPort + Number(process.env.JEST_WORKER_ID ?? 1) - 1;
