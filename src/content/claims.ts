/** What the agency says of itself in numbers: data/site.json alone, and in every other text as a name in braces. */
import { isRecord } from "../lib/json-record";
import { siteSchema } from "./schemas/site";

/** Names that a text may hold in braces: "{banks}", "{trustedSince}". */
export const claimNames: readonly string[] = [...Object.keys(siteSchema.shape.claims.shape), "trustedSince"];

/** The agency's claims by their names, from an entry of data/site.json, whatever else of it is faulty. */
export function claimsOf(site: unknown): Readonly<Record<string, string>> {
  if (!isRecord(site)) return {};
  const said = { ...(isRecord(site.claims) ? site.claims : {}), trustedSince: site.trustedSince };
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, claim]) => typeof claim === "string" || typeof claim === "number")
      .map(([name, claim]) => [name, String(claim)]),
  );
}
