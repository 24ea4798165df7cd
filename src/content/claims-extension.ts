import type { CreateSchemaCustomizationArgs } from "gatsby";
import { escapeMarkup } from "../lib/escape-markup";
import { fillIn, placesIn } from "../lib/fill-in";
import { isRecord } from "../lib/json-record";
import { claimNames, claimsOf } from "./claims";

interface ResolverContext {
  readonly nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
}

const holdsClaim = (text: unknown) =>
  typeof text === "string" && placesIn(text).some((name) => claimNames.includes(name));

/**
 * Declares `@claims`, by which a text or list of texts has the agency's claims in place of their names in braces
 * (docs/decisions/2026-11-22-claims-in-braces.md). Resolved at query time, so that a change of data/site.json reaches
 * every page.
 */
export function registerClaims({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "claims",
    args: { inHtml: { type: "Boolean", defaultValue: false } },
    extend: ({ inHtml }: { readonly inHtml: boolean }) => ({
      resolve(source: unknown, _: unknown, context: ResolverContext, { fieldName }: { fieldName: string }) {
        const value: unknown = isRecord(source) ? source[fieldName] : undefined;
        const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
        return texts.some(holdsClaim) ? filled(value, inHtml, context) : value;
      },
    }),
  });
}

async function filled(value: unknown, inHtml: boolean, { nodeModel }: ResolverContext): Promise<unknown> {
  const claims = claimsOf(await nodeModel.findOne({ type: "SiteFacts", query: {} }));
  const inPlace = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, inHtml ? escapeMarkup(claim) : claim]),
  );
  const fill = (text: unknown) => (typeof text === "string" ? fillIn(text, inPlace) : text);
  return Array.isArray(value) ? value.map(fill) : fill(value);
}
