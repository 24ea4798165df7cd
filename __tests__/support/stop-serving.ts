export default async function stopServing(): Promise<void> {
  await globalThis.servedSite?.close();
}
