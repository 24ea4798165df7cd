import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Gatsby gathers all styles in one sheet and inlines it into every page. Without that cache group each page gets the
 * styles of its own components alone (`npm run size` fails when that ends).
 */
export function splitStylesPerPage({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups: { styles: false } } } });
}
