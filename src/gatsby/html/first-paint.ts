/** Event of the window when the page has been painted and laid out, or after `longestWaitMs` without a paint. */
export const paintedEvent = "painted";
const longestWaitMs = 4000;

/** Parts that base.css leaves out of the first layout where they stand below the fold. */
const laterParts = ":is(.sec,.later,.later-on-phones):not([data-laid])";
/** Elements laid out in one frame: a few milliseconds on a desktop, some thirty on a cheap phone. */
const elementsPerFrame = 80;

/**
 * Text of a script (ES5) that sets `data-unpainted` on `<html>` until the page has been painted for the first time and
 * laid out, and then fires `paintedEvent`. Lazy pictures and the bundles wait for that, so that they do not compete
 * with text and first picture for connection and processor. After the first paint, parts far below the fold are laid
 * out a few in each frame, until the HTML has loaded; scripts therefore run on a page that is laid out, unless input
 * has started them before. The attribute is "top", and parts wait, only where the page opens at the top and is not
 * scrolled: what is above the position that a reload, Back or a fragment leads to must have its height. Without
 * JavaScript, or in a browser that reports no paints, nothing waits.
 */
export const firstPaintScript =
  `(function(w,d){var h=d.documentElement.dataset,p=w.PerformanceObserver,painted,n;` +
  `if(!p||(p.supportedEntryTypes||[]).indexOf("paint")<0)return;` +
  `function done(){if(!("unpainted" in h))return;delete h.unpainted;w.dispatchEvent(new Event("${paintedEvent}"))}` +
  `function lay(){var isTop=h.unpainted==="top"&&w.scrollY<=0,part=isTop,count=0;` +
  `while(part&&count<${elementsPerFrame}){part=d.querySelector("${laterParts}");` +
  `if(part){part.dataset.laid="";count+=part.getElementsByTagName("*").length}}` +
  `if(part||(isTop&&d.readyState==="loading"))w.requestAnimationFrame(lay);else setTimeout(done)}` +
  `n=w.performance.getEntriesByType("navigation")[0];` +
  `h.unpainted=n&&n.type==="navigate"&&!w.location.hash?"top":"";` +
  `new p(function(){if(!painted)w.requestAnimationFrame(lay);painted=1}).observe({type:"paint",buffered:true});` +
  `setTimeout(done,${longestWaitMs})` +
  `})(window,document)`;
