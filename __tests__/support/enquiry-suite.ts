import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Mailbox } from "../../tools/mailbox/mailbox";
import { createMailbox } from "../../tools/mailbox/server";
import { workerMailboxPort } from "./addresses";
import { openBrowser, visitor, type Visit } from "./browser";

/** How late the mailbox answers in mode "slow", in milliseconds. */
const slowMs = 1_500;

interface EnquirySuite {
  readonly browser: Browser;
  readonly mailbox: Mailbox;
  /** The visitor of the test that runs: a fresh one each time, with Bangalore chosen unless the options say otherwise. */
  readonly visit: Visit;
  readonly page: Page;
}

/** Sets up browser, mailbox and a visitor for the tests of a file or of a `describe`; to be called at its top. */
export function enquirySuite(options: BrowserContextOptions & { city?: string } = {}): EnquirySuite {
  let browser: Browser;
  let mailbox: Mailbox;
  let visit: Visit;
  beforeAll(async () => {
    [browser, mailbox] = await Promise.all([
      openBrowser(),
      createMailbox({ port: workerMailboxPort, slowMs }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await mailbox?.close();
  });
  beforeEach(async () => {
    mailbox.setMode("none");
    await mailbox.clear();
    visit = await visitor(browser, { city: "Bangalore", ...options });
    // Less than the time limit of a test, so that a failure names what was waited for.
    visit.page.setDefaultTimeout(20_000);
  });
  afterEach(() => visit.close());
  return {
    get browser() {
      return browser;
    },
    get mailbox() {
      return mailbox;
    },
    get visit() {
      return visit;
    },
    get page() {
      return visit.page;
    },
  };
}
