import { isRecord } from "../../lib/json-record";
import { pageLoader } from "./loader";

/** What the browser tells of the line; nothing in those that tell none. */
function line(): Readonly<Record<string, unknown>> {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) ? connection : {};
}

const spares = () => line().saveData === true;
const isFast = () => !spares() && (line().effectiveType ?? "4g") === "4g";

/** Path of a page of this site that a link leads to; undefined for files, other sites, telephones. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link.pathname : undefined;
}

/**
 * Has Gatsby's loader load a page when a finger comes down on a link to it, as it does under a pointer. What is merely
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
  const onTouch = ({ target }: Event) => {
    const path = pageOf(target);
    if (path !== undefined) loader.hovering(path);
  };
  document.addEventListener("touchstart", onTouch, { capture: true, passive: true });
}
