import { lazyPart, useLazyPart } from "../ui/use-lazy-part";

/** Chunk of the cards, their buttons and the search index with its decoder. */
const cards = lazyPart(() => import("./homes-alike-cards"));

/** For the 404 page of a home: homes whose name or place is like that in the address. Null loads nothing. */
export function HomesAlike({ slug }: { readonly slug: string | null }) {
  const part = useLazyPart(cards, slug !== null);
  return part === null || slug === null ? null : <part.HomesAlikeCards slug={slug} />;
}
