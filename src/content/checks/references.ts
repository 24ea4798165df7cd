import { placeholdersIn } from "../../lib/interpolate";
import { plainText } from "../../lib/text";
import { imgAttribute, imgTags, sanitiseArticle } from "../sanitise-html";
import { claimNames, claimsOf } from "../schemas/site";
import { entriesOf, errorIn, textsOf, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
import { categoryWords, isKnownCategory } from "./listing-words";
import { textsIn, type MarkedText } from "./schema-walk";
import { closest, quoted, suggestion, textAt } from "./values";

const mayShowSvg = new Set(["Listing", "Post", "TeamMember", "Testimonial", "Partner"]);

const targetNames = {
  listing: "the slug of a listing",
  city: "a city of data/cities.json",
  category: "a category of data/categories.json",
};

type Targets = Readonly<Record<keyof typeof targetNames, ReadonlySet<string>>>;

export const checkReferences: Check = ({ entries, listingNames, pictures }) => {
  const targets: Targets = {
    // A listing whose file is broken has an issue of its own; references to it have none.
    listing: new Set([...textsOf(entries, "Listing", "slug"), ...listingNames]),
    city: new Set(textsOf(entries, "City", "name")),
    category: new Set(textsOf(entries, "Category", "slug")),
  };
  const described = new Set(textsOf(entries, "PictureText", "file"));
  const requested = new Set<string>();
  return entries
    .filter((entry) => entry.type.name !== "PictureText")
    .flatMap((entry) =>
      textsIn(entry.type.schema, entry.value).flatMap((reference) => {
        const refersTo = reference.meta?.refersTo;
        if (refersTo === undefined) return [];
        const message =
          refersTo === "picture"
            ? (pictureMessage(entry.type.name, reference.text, pictures) ??
              altMessage(reference, described, requested))
            : targetMessage(entry.type.name, reference.text, refersTo, targets[refersTo]);
        return message === undefined ? [] : [errorIn(entry, reference.path, message)];
      }),
    );
};

/** Alt texts of pictures that do not exist: most likely a misspelt name. */
export const checkAltTexts: Check<"entries" | "pictures"> = ({ entries, pictures }) =>
  entriesOf(entries, "PictureText").flatMap((entry) => {
    const file = textAt(entry.value, "file");
    if (file === undefined || pictures.has(file)) return [];
    const near = closest(file, pictures);
    const remedy = near === undefined ? "remove the entry" : `did you mean "${near}"?`;
    return [warningIn(entry, ["file"], `${quoted(file)} is not below data/images; ${remedy}`)];
  });

function pictureMessage(typeName: string, name: string, pictures: ReadonlySet<string>): string | undefined {
  if (/^https:\/\//.test(name)) {
    if (typeName === "Listing" || typeName === "Post") return undefined;
    return "only listings and posts may name a picture by its web address; save it below data/images and write its name";
  }
  if (/^\w+:\/\//.test(name))
    return `${quoted(name)} is not a safe address; write https:// or a file below data/images`;
  return pictureNameMessage(name, pictures, "pages", mayShowSvg.has(typeName));
}

function altMessage(
  { text, hasOwnAlt }: MarkedText,
  described: ReadonlySet<string>,
  requested: Set<string>,
): string | undefined {
  if (hasOwnAlt || /^https:/.test(text) || described.has(text) || requested.has(text)) return undefined;
  // An unreadable data/alt.json has an issue of its own.
  if (described.size === 0) return undefined;
  requested.add(text);
  return `${quoted(text)} has no alt text; add { "file": "${text}", "alt": "what it shows" } to data/alt.json`;
}

function targetMessage(
  typeName: string,
  text: string,
  refersTo: keyof Targets,
  known: ReadonlySet<string>,
): string | undefined {
  // Empty where the file that defines the names has an issue of its own.
  if (known.has(text) || known.size === 0) return undefined;
  if (refersTo !== "category" || typeName !== "Listing")
    return `${quoted(text)} is not ${targetNames[refersTo]}; ${suggestion(text, known)}`;
  // Any spelling that the build normalises (docs/decisions/content-checks.md).
  if (isKnownCategory(text, known)) return undefined;
  return `${quoted(text)} is not a category; ${suggestion(text, categoryWords(known))}`;
}

/** Checked here because the errors of the build name no post (docs/decisions/pictures.md). */
export const checkArticlePictures: Check<"entries" | "pictures"> = ({ entries, pictures }) =>
  entriesOf(entries, "Post").flatMap((entry) => {
    const tags = sanitiseArticle(textAt(entry.value, "content") ?? "").match(imgTags) ?? [];
    const messages = tags.flatMap(
      (tag) => articlePictureMessage(imgAttribute(tag, "src"), imgAttribute(tag, "alt"), pictures) ?? [],
    );
    return [...new Set(messages)].map((message) => errorIn(entry, ["content"], message));
  });

function articlePictureMessage(src: string, alt: string, pictures: ReadonlySet<string>): string | undefined {
  if (src === "")
    return "has an <img> without src, or from your own computer; write the name of a file below data/images";
  if (/^(\w+:)?\/\//.test(src))
    return `${quoted(src)} is on another site, from which articles show no picture; save it below data/images and write its name`;
  const message = pictureNameMessage(src, pictures, "articles", false);
  if (message !== undefined || plainText(alt).trim() !== "") return message;
  return `${quoted(src)} has no alt text; write what it shows as alt="…" into its <img>`;
}

function pictureNameMessage(name: string, pictures: ReadonlySet<string>, where: string, takesSvg: boolean) {
  const isShown = /\.(jpe?g|png|webp|avif)$/i.test(name) || (takesSvg && /\.svg$/i.test(name));
  const otherKind = `${quoted(name)} is of a kind that ${where} do not show; save it as JPEG or PNG`;
  if (pictures.has(name)) return isShown ? undefined : otherKind;
  const plain = name.replace(/\\/g, "/").replace(/^(\.{0,2}\/)*((data|static)\/)?(images\/)?/, "");
  if (pictures.has(plain)) return `${quoted(name)} must be named from data/images on; write "${plain}"`;
  const otherCase = [...pictures].find((picture) => picture.toLowerCase() === plain.toLowerCase());
  if (otherCase !== undefined) return `${quoted(name)} differs in capital letters; write "${otherCase}"`;
  const ending = `/${plain.slice(plain.lastIndexOf("/") + 1)}`;
  const near = closest(plain, pictures) ?? [...pictures].find((picture) => picture.endsWith(ending));
  const remedy = near === undefined ? "add the file or name another" : `did you mean "${near}"?`;
  return `${quoted(name)} is not below data/images; ${remedy}`;
}

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

/** Claims typed again or other than in data/site.json (docs/decisions/content.md), and braces that nothing fills in. */
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
      const same = names.find((name) => /\d[\d,]*/.exec(claims[name] ?? "")?.[0] === number);
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
