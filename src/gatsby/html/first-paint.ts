/** Event of the window before the first frame is laid out; none where the page is not painted, as in a background tab. */
export const firstFrameEvent = "firstframe";
/** Event of the window when the page has been painted, or after `longestWaitMs` without a paint. */
export const paintedEvent = "painted";
const longestWaitMs = 4000;

/**
 * Text of a script (ES5) that sets `data-unpainted` on `<html>` until the page has been painted for the first time, and
 * then fires `paintedEvent`, after `firstFrameEvent`. Lazy pictures and the bundles wait for that, so that they do not compete with text and
 * first picture for connection and processor. Browsers give the first frame once the styles are there.
 *
 * It also sets `data-folded` where the page opens at its top: then what is far below the fold has neither layout nor
 * pictures (base.css) before the visitor scrolls or the page is ready and at rest (unfold-page.ts). At the first scroll
 * all is laid out, since parts that get their heights while the visitor moves among them would jump. What is above the
 * position that a reload, Back or a fragment leads to must have its height, so that nothing is folded there; nor without
 * JavaScript.
 */
export const firstPaintScript =
  `(function(w,d){var h=d.documentElement.dataset,n=w.performance.getEntriesByType("navigation")[0];` +
  `function done(){if(!("unpainted" in h))return;delete h.unpainted;w.dispatchEvent(new Event("${paintedEvent}"))}` +
  `if(n&&n.type==="navigate"&&!w.location.hash){h.folded="";` +
  `d.addEventListener("scroll",function(){delete h.folded},{once:true,passive:true})}` +
  `h.unpainted="";` +
  `w.requestAnimationFrame(function(){w.dispatchEvent(new Event("${firstFrameEvent}"));setTimeout(done)});` +
  `setTimeout(done,${longestWaitMs})` +
  `})(window,document)`;
