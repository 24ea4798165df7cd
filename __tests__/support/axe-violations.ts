import axe from "axe-core";

// jsdom has no canvas, which axe uses to recognise icon fonts.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * What axe finds in an element: rule and elements, as text. Contrast needs a painted page and is checked in the browser
 * suite; the rule `region`, which is about whole pages, needs `isPage`.
 */
export async function axeViolations(element: Element, { isPage = false } = {}): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: isPage } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
