declare global {
  interface Window {
    /** Gatsby's table of functions that load the templates, by the names of their chunks. */
    readonly asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
  }
}

/**
 * Loads the chunks of the page's template, which Gatsby does only once it has the page's data, and in the same task.
 * After a failure Gatsby loads them itself.
 */
export function loadTemplateEarly(): void {
  const chunk = document.querySelector<HTMLElement>("script[data-chunk]")?.dataset.chunk ?? "";
  window.asyncRequires?.components[chunk]?.().catch(() => undefined);
}
