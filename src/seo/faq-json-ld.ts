import type { FAQPage } from "schema-dts";

/** Questions and answers that the page shows. */
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
