/** Feeds for portals and partners that `site.json` may turn on. */
export const outsideFeeds = ["listings", "trovit"] as const;
