import type { ItemList, FAQPage } from "schema-dts";

/** A list of pages, as cards of a category or articles of the blog; none where it is empty. */
export function itemListJsonLd(
  origin: string,
  name: string,
  items: readonly { readonly title: string; readonly path: string }[],
): readonly ItemList[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(
    ({ title, path }, index) =>
      ({ "@type": "ListItem", position: index + 1, name: title, url: `${origin}${path}` }) as const,
  );
  return [{ "@type": "ItemList", name, numberOfItems: items.length, itemListElement }];
}

/** Questions and answers that the page shows; none where it has none. */
export function faqJsonLd(
  faqs: readonly { readonly question: string; readonly answer: string }[],
): readonly FAQPage[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(
    ({ question: name, answer: text }) =>
      ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }) as const,
  );
  return [{ "@type": "FAQPage", mainEntity }];
}

/** Head texts of a further page, "Villas – page 2 | Aurelia Estates" and "All our homes. Page 2."; page 1 keeps its own. */
export function pageTexts<Texts extends { readonly title: string; readonly description: string }>(
  texts: Texts,
  page: number,
): Texts {
  if (page <= 1) return texts;
  const [, name = texts.title, brand = ""] = /^(.*)( \| .*)$/s.exec(texts.title) ?? [];
  return {
    ...texts,
    title: `${name} – page ${page}${brand}`,
    description: `${texts.description} Page ${page}.`,
  };
}
