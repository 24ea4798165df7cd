import { lazyPart, useLazyPart } from "../ui/use-lazy-part";
import { useSavedSearches } from "../visitor/saved-searches";

/** Chunk of the searches with the engine that counts in them. */
const list = lazyPart(() => import("../features/search/saved/your-searches"));

/** The searches saved in this browser; nothing is rendered or loaded before the first one is. */
export function YourSearches() {
  const part = useLazyPart(list, useSavedSearches().length > 0);
  return part === null ? null : <part.YourSearches />;
}
