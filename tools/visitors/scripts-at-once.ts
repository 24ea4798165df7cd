/** The bundles of a page in the template from which a script puts them into the page later. */
const waitingScripts = /<template data-late-scripts="">([\s\S]*?)<\/template>/;

const endOfBody = "</body>";

/**
 * The HTML of a built page with its bundles, and what is preloaded for them, at the end of the body, so that the browser
 * asks for all of it as soon as it reads it. Throws when the bundles do not wait in a template
 * (src/gatsby/late-scripts).
 */
export function withScriptsAtOnce(html: string): string {
  const [waiting, bundles] = waitingScripts.exec(html) ?? [];
  if (
    waiting === undefined ||
    bundles === undefined ||
    !bundles.includes(".js") ||
    !html.includes(endOfBody)
  ) {
    throw new Error(
      "The HTML holds no template with the bundles; write withScriptsAtOnce anew after the way the page starts them now",
    );
  }
  // A function, as `$` has a meaning in texts.
  return html.replace(waiting, "").replace(endOfBody, () => `${bundles}${endOfBody}`);
}
