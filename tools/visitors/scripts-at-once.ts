/** The bundles of a page in their template, and the script that puts them into the page later. */
const waitingScripts =
  /<template>((?:(?!<template>)[\s\S])*?)<\/template>(<script data-chunk="[^"]*">)[\s\S]*?<\/script>/;

/**
 * The HTML of a built page with its bundles started as soon as the browser has them. Throws when the bundles do not wait
 * in a template before the script of the page's chunk (src/gatsby/html/late-scripts.tsx).
 */
export function withScriptsAtOnce(html: string): string {
  if (!waitingScripts.test(html)) {
    throw new Error(
      "The HTML holds no template with the bundles; write withScriptsAtOnce anew after the way the page starts them now",
    );
  }
  // The script keeps its place and its name of the chunk, which the bundles read.
  return html.replace(
    waitingScripts,
    (_all, bundles: string, chunk: string) => `${bundles}${chunk}</script>`,
  );
}
