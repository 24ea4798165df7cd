import axe from "axe-core";

// jsdom draws nothing; axe asks for a canvas to tell icon fonts from words.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * What axe finds in an element: rule and elements, as text. Contrast needs a drawn page (the browser suite looks at
 * it); `region` is about whole pages and can be asked for.
 */
export async function axeViolations(element: Element, { isPage = false } = {}): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: isPage } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
