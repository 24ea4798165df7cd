/** Claims stand in data/site.json alone (docs/decisions/content.md): copies would miss a correction. */
import { placeholdersIn } from "../../lib/interpolate";
import { claimNames, claimsOf } from "../schemas/site";
import { closest } from "./did-you-mean";
import { entriesOf, errorIn, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
import { textsIn, type MarkedText } from "./schema-walk";
import { quoted } from "./values";

/** The number is the first group. */
const phrases = [
  { claims: ["banks"], pattern: /\b(\d[\d,]*)\+?\s+(?:\w+\s+)?banks\b/gi },
  {
    claims: ["experience", "blogExperience"],
    pattern: /\b(\d+)\+?\s+years\b(?=[^.;<]{0,40}\b(?:experience|in (?:real estate|property))\b)/gi,
  },
  { claims: ["trustedSince"], pattern: /\btrusted since\s+(\d{4})\b/gi },
];

const wordsOfOthers = new Set(["Listing", "Testimonial", "PictureText"]);

/** Claims typed again, claims that differ from data/site.json, and names in braces that nothing fills in. */
export const checkClaims: Check<"entries"> = ({ entries }) => {
  const [site] = entriesOf(entries, "SiteFacts");
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
};

function unfilled(entry: ContentEntry, { path, text }: MarkedText): Issue[] {
  return placeholdersIn(text).flatMap((name) => {
    if (claimNames.includes(name)) {
      const message = `holds {${name}}, which the site fills in everywhere but in listings; write the words`;
      return entry.type.name === "Listing" ? [errorIn(entry, path, message)] : [];
    }
    const near = closest(name, claimNames);
    const message = `holds {${name}}, which nothing fills in; did you mean {${near}}?`;
    return near === undefined ? [] : [errorIn(entry, path, message)];
  });
}

const numberIn = (text: string) => /\d[\d,]*/.exec(text)?.[0];

function typedAgain(
  entry: ContentEntry,
  { path, text }: MarkedText,
  claims: Readonly<Record<string, string>>,
): Issue[] {
  const warning = (words: string, name: string) => {
    const message = `${quoted(words)} is a claim of data/site.json typed again; write {${name}} in its place`;
    return [warningIn(entry, path, message)];
  };
  const found = phrases.flatMap(({ claims: names, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([words, number]): Issue[] => {
      const same = names.find((name) => numberIn(claims[name] ?? "") === number);
      if (same !== undefined) return warning(words, same);
      // An article may speak of any number of banks; "150+ banks" on a page is the agency's own word.
      const [name = ""] = names;
      const isOwn = entry.type.name !== "Post" && (words.includes("+") || name === "trustedSince");
      const message = `${quoted(words)} differs from data/site.json, which says ${quoted(claims[name] ?? "")}; write {${name}} in its place`;
      return isOwn ? [errorIn(entry, path, message)] : [];
    }),
  );
  const reply = claims.reply?.toLowerCase();
  const isReply = reply !== undefined && text.toLowerCase().includes(reply);
  return isReply ? [...found, ...warning(reply, "reply")] : found;
}
