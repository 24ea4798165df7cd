declare global {
  interface Window {
    /** Gatsby's table of functions that load the templates, by the names of their chunks. */
    readonly asyncRequires?: { readonly components: Record<string, () => Promise<unknown>> };
  }
}

/**
 * Has the chunk of a template that does not come asked for once more: Gatsby's loader gives up at the first failure,
 * which leaves the page without scripts.
 */
export function retryTemplates(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [chunk, load] of Object.entries(components)) components[chunk] = () => load().catch(load);
}
