/**
 * Starts loading what the list of the address needs while the page is still being hydrated, if it is a page opened by a
 * filtered address; for module scope of the code of such a list. A failure has no consequence: the list loads it again.
 */
export function loadAsked(load: () => Promise<unknown>): void {
  if (typeof document === "undefined" || document.documentElement.dataset.asked === undefined) return;
  load().catch(() => undefined);
}
