/** Pictures inside the HTML of an article: the build optimises them like any other, but its own errors name no post. */
import { plainText } from "../../lib/text";
import { imgAttribute, imgTags } from "../img-tag";
import { sanitiseArticle } from "../sanitise-html";
import { entryProblem } from "./content-entries";
import type { ContentFolder } from "./read-content-folder";
import type { ContentProblem } from "./content-problem";
import { pictureNameMessage } from "./picture-name";
import { quoted, textAt } from "./values";

/** Every `<img>` of every post that cannot be shown, or has no alt text. */
export function articlePictureProblems({
  entries,
  pictures,
}: Pick<ContentFolder, "entries" | "pictures">): ContentProblem[] {
  return entries
    .filter(({ type }) => type.name === "Post")
    .flatMap((entry) => {
      const tags = sanitiseArticle(textAt(entry.value, "content") ?? "").match(imgTags) ?? [];
      const messages = tags
        .map((tag) => pictureMessage(imgAttribute(tag, "src"), imgAttribute(tag, "alt"), pictures))
        .filter((message) => message !== undefined);
      return [...new Set(messages)].map((message) => entryProblem(entry, ["content"], message));
    });
}

function pictureMessage(src: string, alt: string, pictures: ReadonlySet<string>): string | undefined {
  if (src === "") return "has an <img> without src; write the name of a file below data/images";
  if (/^(\w+:)?\/\//.test(src))
    return `${quoted(src)} is on another site, from which articles show no picture; save it below data/images and write its name`;
  const message = pictureNameMessage(src, pictures);
  if (message !== undefined) return message;
  if (!/\.(jpe?g|png|webp|avif)$/i.test(src))
    return `${quoted(src)} is of a kind that articles do not show; save it as JPEG or PNG`;
  if (plainText(alt).trim() === "")
    return `${quoted(src)} has no alt text; write what it shows as alt="…" into its <img>`;
  return undefined;
}
