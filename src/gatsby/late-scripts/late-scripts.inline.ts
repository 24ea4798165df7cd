/**
 * Gives line and processor to the first paint, then to the eager pictures in view, then to lazy ones and the bundles.
 * - `data-eager-first` on `<html>` keeps lazy pictures from loading until then (picture.module.css).
 * - `data-deferring` leaves sections far below the fold without layout (base.css) until the first scroll or until the
 *   page is at rest (render-deferred-sections.ts); not where a reload, Back or a fragment leads to a position.
 */
export {};

/** A tab in the background has no frames. */
const maxPaintMs = 4000;
const maxPictureMs = 1000;
const marks = document.documentElement.dataset;

/** That with which Gatsby fetches a page's data: of "?a=which%3F?b", "?a=which%3F". */
const query = location.search.split("?", 2).join("?");

function startRest(): void {
  delete marks.eagerFirst;
  const parts = document.querySelector<HTMLTemplateElement>("template[data-late-scripts]")?.content;
  const [pageData, ...links] = parts?.querySelectorAll("link") ?? [];
  if (parts === undefined || pageData === undefined) return;
  pageData.href += query;
  for (const link of [pageData, ...links]) link.fetchPriority = "low";
  document.body.append(parts);
}

const isAwaited = (picture: HTMLImageElement) => !picture.complete && picture.getClientRects().length > 0;

function startAfterPictures(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>(
    'img:not([loading="lazy"]),img[fetchpriority="high"]',
  );
  const decoded = [...pictures].filter(isAwaited).map((picture) => picture.decode().catch(() => undefined));
  void Promise.all(decoded).then(startRest);
  setTimeout(startRest, maxPictureMs);
}

function onPaint(): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAfterPictures);
  else startAfterPictures();
}

const [visit] = performance.getEntriesByType("navigation");
if (visit && "type" in visit && visit.type === "navigate" && !location.hash) {
  marks.deferring = "";
  document.addEventListener("scroll", () => delete marks.deferring, { once: true, passive: true });
}
marks.eagerFirst = "";
requestAnimationFrame(() => setTimeout(onPaint));
setTimeout(onPaint, maxPaintMs);
