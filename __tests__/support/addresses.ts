export { testMailboxPort, testSiteOrigin, testSitePort } from "../../tools/run/test-addresses";
