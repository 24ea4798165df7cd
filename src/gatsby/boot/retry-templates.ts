import { loadIslands } from "./island-part";

declare global {
  interface Window {
    /** Gatsby's table of functions that load the templates, by the names of their chunks. */
    readonly asyncRequires?: { readonly components: Record<string, () => Promise<unknown>> };
  }
}

/**
 * Has the chunk of a template that does not come asked for once more: Gatsby's loader gives up at the first failure,
 * which leaves the page without scripts. With a template that a link leads to come its islands, and those of the page
 * that is left, to which Back may lead; where they do not come, Gatsby has the browser open the page, which is whole as
 * built.
 */
export function retryTemplates(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [chunk, load] of Object.entries(components)) {
    components[chunk] = async () => {
      const template = await load().catch(load);
      // The first page has its islands as HTML, any other page has to render them.
      if (document.documentElement.dataset.hydrated === "true") await loadIslands();
      return template;
    };
  }
}
