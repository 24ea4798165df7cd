/** What content refers to must exist: pictures, alt texts, listings, cities, categories, page metadata. */
import { categoryWords, isKnownCategory } from "./known-words";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentFolder } from "./read-content-folder";
import type { ContentProblem } from "./content-problem";
import { closest, suggestion } from "./did-you-mean";
import { pictureNameMessage } from "./picture-name";
import { textsIn, type MarkedText } from "./schema-walk";
import { quoted, textAt } from "./values";

/** Types of content that may name a picture by its web address (docs/decisions/a5-pictures.md). */
const mayLoadPictures = new Set(["Listing", "Post"]);

interface Targets {
  readonly listing: ReadonlySet<string>;
  readonly city: ReadonlySet<string>;
  readonly category: ReadonlySet<string>;
}

const namesOf = (entries: readonly ContentEntry[], type: string, field: string): ReadonlySet<string> =>
  new Set(
    entries
      .filter((entry) => entry.type.name === type)
      .map(({ value }) => textAt(value, field))
      .filter((name) => name !== undefined),
  );

/** Every reference to something that does not exist. */
export function referenceProblems({
  entries,
  listingNames,
  pictures,
}: Pick<ContentFolder, "entries" | "listingNames" | "pictures">): ContentProblem[] {
  const targets: Targets = {
    // A listing whose file is broken or misnamed has a problem of its own; references to it are not reported.
    listing: new Set([...namesOf(entries, "Listing", "slug"), ...listingNames]),
    city: namesOf(entries, "City", "name"),
    category: namesOf(entries, "Category", "slug"),
  };
  const described = namesOf(entries, "PictureText", "file");
  const asked = new Set<string>();
  return entries
    .filter((entry) => entry.type.name !== "PictureText")
    .flatMap((entry) =>
      textsIn(entry.type.schema, entry.value).flatMap((reference) => {
        const refersTo = reference.meta?.refersTo;
        if (refersTo === undefined) return [];
        const message =
          refersTo === "picture"
            ? (pictureMessage(entry, reference.text, pictures) ?? altMessage(reference, described, asked))
            : targetMessage(entry, reference.text, refersTo, targets);
        return message === undefined ? [] : [entryProblem(entry, reference.path, message)];
      }),
    );
}

/** Alt texts of pictures that do not exist: most likely a misspelt name. */
export function strayAltTexts(
  entries: readonly ContentEntry[],
  pictures: ReadonlySet<string>,
): ContentProblem[] {
  return entries.flatMap((entry) => {
    const file = entry.type.name === "PictureText" ? textAt(entry.value, "file") : undefined;
    if (file === undefined || pictures.has(file)) return [];
    const near = closest(file, pictures);
    const remedy = near === undefined ? "remove the entry" : `did you mean "${near}"?`;
    return [entryProblem(entry, ["file"], `${quoted(file)} is not below data/images; ${remedy}`)];
  });
}

function pictureMessage(
  entry: ContentEntry,
  name: string,
  pictures: ReadonlySet<string>,
): string | undefined {
  if (/^https:\/\//.test(name)) {
    if (mayLoadPictures.has(entry.type.name)) return undefined;
    return "only listings and posts may name a picture by its web address; save it below data/images and write its name";
  }
  if (/^\w+:\/\//.test(name))
    return `${quoted(name)} is not a safe address; write https:// or a file below data/images`;
  return pictureNameMessage(name, pictures);
}

function altMessage(
  { text, hasOwnAlt }: MarkedText,
  described: ReadonlySet<string>,
  asked: Set<string>,
): string | undefined {
  if (hasOwnAlt || /^https:/.test(text) || described.has(text) || asked.has(text)) return undefined;
  // An unreadable data/alt.json has a problem of its own.
  if (described.size === 0) return undefined;
  asked.add(text);
  return `${quoted(text)} has no alt text; add { "file": "${text}", "alt": "what it shows" } to data/alt.json`;
}

function targetMessage(
  entry: ContentEntry,
  text: string,
  refersTo: keyof Targets,
  targets: Targets,
): string | undefined {
  // The file that defines the names is faulty itself: only its own problem is reported, not one for each use.
  const known = targets[refersTo];
  if (known.has(text) || known.size === 0) return undefined;
  switch (refersTo) {
    case "city":
      return `${quoted(text)} is not a city of data/cities.json; ${suggestion(text, known)}`;
    case "listing":
      return `${quoted(text)} is not the slug of a listing; ${suggestion(text, known)}`;
    case "category":
      // Listings may use any spelling that the build normalises (docs/decisions/a7-one-spelling.md); pages name the
      // pages themselves.
      if (entry.type.name === "Listing" && isKnownCategory(text, known)) return undefined;
      return entry.type.name === "Listing"
        ? `${quoted(text)} is not a category; ${suggestion(text, categoryWords(known))}`
        : `${quoted(text)} is not a category of data/categories.json; ${suggestion(text, known)}`;
  }
}
