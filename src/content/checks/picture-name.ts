import { closest } from "./did-you-mean";
import { quoted } from "./values";

/** What is wrong with a picture's name and what to write; undefined when it is among `pictures`. */
export function pictureNameMessage(name: string, pictures: ReadonlySet<string>): string | undefined {
  if (pictures.has(name)) return undefined;
  const plain = name.replace(/\\/g, "/").replace(/^(\.{0,2}\/)*((data|static)\/)?(images\/)?/, "");
  if (pictures.has(plain)) return `${quoted(name)} must be named from data/images on; write "${plain}"`;
  const sameIgnoringCase = [...pictures].find((each) => each.toLowerCase() === plain.toLowerCase());
  if (sameIgnoringCase !== undefined)
    return `${quoted(name)} differs in capital letters; write "${sameIgnoringCase}"`;
  const near = closest(plain, pictures) ?? sameNameElsewhere(plain, pictures);
  const remedy = near === undefined ? "add the file or name another" : `did you mean "${near}"?`;
  return `${quoted(name)} is not below data/images; ${remedy}`;
}

function sameNameElsewhere(name: string, pictures: ReadonlySet<string>): string | undefined {
  const last = name.slice(name.lastIndexOf("/") + 1);
  return [...pictures].find((each) => each.endsWith(`/${last}`));
}
