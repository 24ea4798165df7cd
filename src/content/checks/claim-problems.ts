/**
 * The agency's claims stand in data/site.json alone (docs/decisions/2026-11-22-claims-in-braces.md): typed again they
 * would stay behind when the owner corrects them there.
 */
import { placesIn } from "../../lib/fill-in";
import { claimNames, claimsOf } from "../claims";
import { entryProblem, type ContentEntry } from "./content-entries";
import { closest } from "./did-you-mean";
import type { Finding } from "./finding";
import { textsIn, type MarkedText } from "./schema-walk";
import { quoted } from "./values";

interface Phrase {
  /** The claims that such words make. */
  readonly claims: readonly string[];
  /** The words, with the number as their first group. */
  readonly said: RegExp;
}

const phrases: readonly Phrase[] = [
  { claims: ["banks"], said: /\b(\d[\d,]*)\+?\s+(?:\w+\s+)?banks\b/gi },
  {
    claims: ["experience", "blogExperience"],
    said: /\b(\d+)\+?\s+years\b(?=[^.;<]{0,40}\b(?:experience|in (?:real estate|property))\b)/gi,
  },
  { claims: ["trustedSince"], said: /\btrusted since\s+(\d{4})\b/gi },
];

/** Words of others: a developer's, a client's, and what is seen in a picture. */
const wordsOfOthers = new Set(["Listing", "Testimonial", "PictureText"]);

/** Claims that are typed again, that differ from data/site.json, or whose name in braces nothing fills in. */
export function claimFindings(entries: readonly ContentEntry[]): Finding[] {
  const site = entries.find(({ type }) => type.name === "SiteFacts");
  if (site === undefined) return [];
  const claims = claimsOf(site.value);
  return entries.flatMap((entry) =>
    textsIn(entry.type.schema, entry.value)
      .filter(({ path, meta }) => meta?.words !== undefined && !(entry === site && path[0] === "claims"))
      .flatMap((text) => [
        ...unfilled(entry, text),
        ...(wordsOfOthers.has(entry.type.name) ? [] : typedAgain(entry, text, claims)),
      ]),
  );
}

function unfilled(entry: ContentEntry, { path, text }: MarkedText): Finding[] {
  return placesIn(text).flatMap((name) => {
    const isClaim = claimNames.includes(name);
    const near = isClaim ? undefined : closest(name, claimNames);
    const message =
      isClaim && entry.type.name === "Listing"
        ? `holds {${name}}, which the site fills in everywhere but in listings; write the words`
        : near === undefined
          ? null
          : `holds {${name}}, which nothing fills in; did you mean {${near}}?`;
    return message === null
      ? []
      : [{ severity: "error" as const, problem: entryProblem(entry, path, message) }];
  });
}

const numberIn = (text: string) => /\d[\d,]*/.exec(text)?.[0];

function typedAgain(
  entry: ContentEntry,
  { path, text }: MarkedText,
  claims: Readonly<Record<string, string>>,
): Finding[] {
  const warning = (words: string, name: string): Finding => ({
    severity: "warning",
    problem: entryProblem(
      entry,
      path,
      `${quoted(words)} is a claim of data/site.json typed again; write {${name}} in its place`,
    ),
  });
  const found = phrases.flatMap(({ claims: names, said }) =>
    [...text.matchAll(said)].flatMap(([words, number]): Finding[] => {
      const same = names.find((name) => numberIn(claims[name] ?? "") === number);
      if (same !== undefined) return [warning(words, same)];
      // An article may speak of any number of banks; "150+ banks" on a page is the agency's own word.
      const [name = ""] = names;
      const isOwn = entry.type.name !== "Post" && (words.includes("+") || name === "trustedSince");
      const message = `${quoted(words)} differs from data/site.json, which says ${quoted(claims[name] ?? "")}; write {${name}} in its place`;
      return isOwn ? [{ severity: "error", problem: entryProblem(entry, path, message) }] : [];
    }),
  );
  const reply = claims.reply?.toLowerCase();
  return reply !== undefined && text.toLowerCase().includes(reply)
    ? [...found, warning(reply, "reply")]
    : found;
}
