import { isRecord } from "../../lib/json-record";
import { pageLoader } from "./loader";
import { pageLinkAt } from "./page-of-link";

/** What the browser tells of the line; nothing in those that tell none. */
function line(): Readonly<Record<string, unknown>> {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) ? connection : {};
}

const spares = () => line().saveData === true;
const isFast = () => !spares() && (line().effectiveType ?? "4g") === "4g";

/**
 * Has Gatsby's loader load a page when a finger comes down on a link to it or a pointer comes over it. What is merely
 * in view it fetches on a fast line alone, and nothing ahead for a visitor who saves data
 * (docs/decisions/2026-11-22-pages-loaded-on-intent.md).
 */
export function loadOnIntent(): void {
  const loader = pageLoader();
  if (loader === undefined) return;
  const { enqueue, hovering } = loader;
  loader.enqueue = (path) => (isFast() ? enqueue(path) : undefined);
  loader.hovering = (path) => {
    if (!spares()) hovering(path);
  };
  const onIntent = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link !== undefined) loader.hovering(link.pathname);
  };
  // Gatsby's own links hear a pointer, those of islands that React does not have yet hear nothing.
  for (const type of ["touchstart", "mouseover"])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
}
