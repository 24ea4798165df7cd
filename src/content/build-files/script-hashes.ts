import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const isOutside = (attributes: string) => /\ssrc=/.test(attributes);
const isData = (attributes: string) => /\stype="(?!module"|text\/javascript")/.test(attributes);

/**
 * Hashes of the inline scripts of a page, as Content-Security-Policy writes them ('sha256-…'), each once. Data blocks
 * such as structured data never run and need none.
 */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(element)]
    .filter(([, attributes = ""]) => !isOutside(attributes) && !isData(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
