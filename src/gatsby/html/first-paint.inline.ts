/**
 * Sets `data-unpainted` on `<html>` until the page has been painted for the first time: lazy pictures and the bundles wait
 * for that, so that they do not compete with text and first picture for connection and processor.
 *
 * Sets `data-folded` where the page opens at its top: what is far below the fold has no layout (base.css) before the
 * visitor scrolls, when all of it is laid out at once so that nothing jumps, or the page is at rest (unfold-page.ts). Not
 * where a reload, Back or a fragment leads to a position, as what is above it must have its height.
 */
import { firstFrameEvent, paintedEvent } from "./paint-events";

const longestWaitMs = 4000;
const marks = document.documentElement.dataset;

function done() {
  if (marks.unpainted === undefined) return;
  delete marks.unpainted;
  dispatchEvent(new Event(paintedEvent));
}

const [visit] = performance.getEntriesByType("navigation");
if (visit && "type" in visit && visit.type === "navigate" && !location.hash) {
  marks.folded = "";
  document.addEventListener("scroll", () => delete marks.folded, { once: true, passive: true });
}
marks.unpainted = "";
requestAnimationFrame(() => {
  dispatchEvent(new Event(firstFrameEvent));
  setTimeout(done);
});
setTimeout(done, longestWaitMs);
