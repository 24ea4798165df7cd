import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { typeOptions, type PropertyKind } from "../../../catalogue/taxonomy";
import { words } from "../../../lib/text";
import { isStopWord } from "../../../lib/significant-words";
import type { NearestHome } from "./nearest-homes";

const maxHomes = 3;
/** Words that begin alike count as the same, misspelt: "terace" and "terraces". */
const sameStart = 4;

const isAlike = (a: string, b: string) =>
  a === b || (a.length >= sameStart && b.startsWith(a.slice(0, sameStart)));

function shared(slugWords: readonly string[], text: string): number {
  const textWords = words(text);
  return slugWords.filter((word) => textWords.some((textWord) => isAlike(word, textWord))).length;
}

const labelOf = (kind: PropertyKind | undefined) =>
  typeOptions.find((option) => option.kind === kind)?.label ?? "";

/** At most three homes like that of an unknown slug, those of a like name first; none without a shared word. */
export function suggestedHomes(slug: string, homes: readonly CatalogueListing[]): readonly NearestHome[] {
  const slugWords = words(slug.replaceAll("-", " ")).filter((word) => !isStopWord(word));
  return homes
    .map((home) => {
      const [byName, byPlace] = [shared(slugWords, home.title), shared(slugWords, home.location)];
      const byKind = shared(slugWords, home.kinds.join(" "));
      const reason =
        byName > 0
          ? "Its name is alike"
          : byPlace > 0
            ? `Also in ${home.location}`
            : `Also ${labelOf(home.kinds.find((kind) => shared(slugWords, kind) > 0))}`;
      return { home, reason, score: byName * 100 + byPlace * 10 + byKind };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxHomes);
}
