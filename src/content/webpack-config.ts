import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Gatsby gathers all styles in one sheet and inlines it into every page. Without that cache group each page gets the
 * styles of its own components alone.
 */
export function splitStylesPerPage({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups === undefined || !("styles" in groups)) {
    throw new Error(
      "webpack-config: Gatsby no longer declares the cache group `styles`; see how it inlines CSS now",
    );
  }
  delete groups.styles;
  actions.replaceWebpackConfig(config);
}
