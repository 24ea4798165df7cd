import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const isOutside = (attributes: string) => /\ssrc=/.test(attributes);
const isData = (attributes: string) => /\stype="(?!module"|text\/javascript")/.test(attributes);

/** The hash of a script's or sheet's text as Content-Security-Policy writes it: 'sha256-…'. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes of the inline scripts of a page, each once. Data blocks such as structured data never run and need none.
 */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => !isOutside(attributes) && !isData(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(inlineHash);
}

/** Hashes of the inline style sheets of a page, each once. */
export function styleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(styleElement)].map(([, text = ""]) => text))].map(inlineHash);
}
