import type { z } from "zod";
import { sanitiseHtml } from "./sanitise-html";
import type { legalPageSchema } from "./schemas/pages";

/** Fields of a `LegalPage` node: its entry with the HTML of its sections sanitised. */
export function legalPageFields({ sections, ...page }: z.output<typeof legalPageSchema>) {
  return { ...page, sections: sections.map((part) => ({ ...part, html: sanitiseHtml(part.html, 3) })) };
}
