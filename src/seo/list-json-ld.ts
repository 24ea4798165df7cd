import type { ItemList, FAQPage } from "schema-dts";

export function itemListJsonLd(
  origin: string,
  name: string,
  items: readonly { readonly title: string; readonly path: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${origin}${path}`,
    })),
  };
}

export function faqJsonLd(faqs: readonly { readonly question: string; readonly answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(
      ({ question, answer }) =>
        ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        }) as const,
    ),
  };
}
