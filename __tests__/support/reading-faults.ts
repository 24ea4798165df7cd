/** Faults that a reader would notice: "undefined" and the like in the text, and empty elements. */
export function readingFaults(document: Document): string[] {
  const main = document.querySelector("main");
  if (main === null) return ["no main part"];
  main.querySelectorAll("script, style, template").forEach((element) => element.remove());
  const text = main.textContent?.replace(/\s+/g, " ") ?? "";
  const words = text.match(/\b(undefined|null|NaN|Infinity)\b|\[object \w+\]|\{\w+\}|: ,|, ,|\( ?\)/g) ?? [];
  const empty = [
    ...main.querySelectorAll(
      "h1, h2, h3, p, li, dt, dd, th, td, ul, ol, dl, tbody, table, section, a, summary, figcaption",
    ),
  ]
    .filter(
      (element) =>
        element.closest("[hidden], [aria-hidden=true]") === null && !element.hasAttribute("aria-live"),
    )
    .filter(
      (element) =>
        element.textContent?.trim() === "" &&
        element.querySelector("img, svg, input, select, textarea") === null,
    )
    .filter((element) => !element.hasAttribute("aria-label") && !element.hasAttribute("role"))
    .map(({ outerHTML }) => `empty ${outerHTML.slice(0, 120)}`);
  const lonely = [...main.querySelectorAll("section")]
    .filter(
      (section) =>
        section.querySelector("h2") !== null &&
        section.textContent?.trim() === section.querySelector("h2")?.textContent?.trim(),
    )
    .map((section) => `nothing under ${section.textContent ?? ""}`);
  return [...words, ...empty, ...lonely];
}
