declare global {
  interface Window {
    /** Gatsby's table of the bundles of templates, by the names of their chunks. */
    readonly asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
  }
}

/**
 * Asks for the bundles of the page's template, which Gatsby does only once it has the page's data, and in the same task.
 * Where they do not come, Gatsby asks again.
 */
export function loadTemplateEarly(): void {
  const chunk = document.querySelector<HTMLElement>("script[data-chunk]")?.dataset.chunk ?? "";
  window.asyncRequires?.components[chunk]?.().catch(() => undefined);
}
