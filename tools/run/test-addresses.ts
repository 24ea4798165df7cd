/** Ports of the browser suite's site and mailbox. Fixed, since they are part of the build. */
export const testSitePort = 9100;
export const testMailboxPort = 4910;
export const testSiteOrigin = `http://localhost:${testSitePort}`;
export const testMailboxOrigin = `http://127.0.0.1:${testMailboxPort}`;
/** The tests' own content, laid out like `data`. */
export const testContentFolder = "__tests__/site-content";
/** Copy of the site that is built with it. */
export const testSiteFolder = "test-site";
/** Variable that says that the built copy is served already, for all that visit it. */
export const testSiteIsServed = "TEST_SITE_IS_SERVED";
