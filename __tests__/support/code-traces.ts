import type { Page } from "playwright-core";

/**
 * Records every place of a page where a one-time code must not be (docs/decisions/enquiry-flow.md): the document
 * with its attributes, address and history, storage of all kinds, analytics, the console, and the addresses of all
 * requests.
 */
export function recordCodeTraces(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`console: ${message.text()}`));
  page.on("request", (request) => heard.push(`request: ${request.url()}`));
  return {
    /** The places that hold the code. */
    async tracesOf(code: string): Promise<readonly string[]> {
      const stores = await page.evaluate(async () => {
        const databases = await indexedDB.databases();
        return {
          document: document.documentElement.outerHTML,
          address: window.location.href,
          history: JSON.stringify(window.history.state),
          windowName: window.name,
          localStorage: JSON.stringify({ ...localStorage }),
          sessionStorage: JSON.stringify({ ...sessionStorage }),
          cookie: document.cookie,
          databases: JSON.stringify(databases),
          dataLayer: JSON.stringify(window.dataLayer ?? []),
        };
      });
      return [...Object.entries(stores).map(([store, text]) => `${store}: ${text}`), ...heard].filter(
        (line) => line.includes(code),
      );
    },
  };
}
