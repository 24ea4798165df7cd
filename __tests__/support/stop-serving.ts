/** Jest's globalTeardown of the browser suite. */
export default async function stopServing(): Promise<void> {
  await globalThis.servedSite?.close();
}
