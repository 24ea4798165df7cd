/** A picture that differs between two records: by so many pixels, or since one record does not have it. */
export interface Difference {
  readonly name: string;
  readonly change: number | "new" | "gone";
}

const picture = (src: string, alt: string) =>
  `<figure><figcaption>${alt}</figcaption><a href="${src}"><img loading="lazy" src="${src}" alt="${alt}"></a></figure>`;

/** The page beside the drawn differences, which shows each picture before, after and with its changes. */
export function comparisonPage(before: string, after: string, differences: readonly Difference[]): string {
  const sections = differences.map(({ name, change }) => {
    const file = encodeURIComponent(name);
    const shown = [
      change === "new" ? "" : picture(`../${before}/${file}`, before),
      change === "gone" ? "" : picture(`../${after}/${file}`, after),
      typeof change === "number" ? picture(file, "changed") : "",
    ];
    const text = typeof change === "number" ? `${change.toLocaleString("en-IN")} pixels` : change;
    return `<section><h2>${name}</h2><p>${text}</p><div>${shown.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${before} and ${after}</title>
<style>
body { font-family: sans-serif; margin: 24px }
div { display: flex; gap: 16px; align-items: start }
figure { flex: 1; margin: 0 }
img { max-width: 100%; border: 1px solid #ccc }
</style>
<h1>${before} and ${after}</h1>
${sections.length === 0 ? "<p>No picture differs.</p>" : sections.join("\n")}
</html>
`;
}
