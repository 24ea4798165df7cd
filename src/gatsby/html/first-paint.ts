/** Event of the window when a page has been painted and laid out, or when that has not come after `longestWaitMs`. */
export const arrivedEvent = "arrived";
const longestWaitMs = 4000;

/** Parts that base.css leaves out of the first layout where they stand below the fold. */
const laterParts = ":is(.sec,.later,.later-on-phones):not([data-laid])";
/** Elements laid out in one frame: a few milliseconds of a desktop, some thirty of a cheap phone. */
const elementsPerFrame = 80;

/**
 * Text of a script (ES5) that marks `<html>` with `data-arriving` until the page has been painted for the first time and
 * laid out, and then fires `arrivedEvent`. Pictures that load lazily and the bundles wait for that, so that the first
 * picture and the text have the line and the processor to themselves. So does the layout of what is far below the fold,
 * which follows the first paint part by part, a frame at a time, to the end of a page that arrives slowly; scripts find
 * the page whole, unless a touch or key has started them before. The mark is "top" and parts wait only where the visitor
 * arrives and stays at the top, since what is above the place that a reload, Back or a fragment leads to must have its
 * height. Without a script, or in a browser that reports no paints, nothing waits.
 */
export const firstPaintScript =
  `(function(w,d){var h=d.documentElement.dataset,p=w.PerformanceObserver,painted,n;` +
  `if(!p||(p.supportedEntryTypes||[]).indexOf("paint")<0)return;` +
  `function done(){if(!("arriving" in h))return;delete h.arriving;w.dispatchEvent(new Event("${arrivedEvent}"))}` +
  `function lay(){var isTop=h.arriving==="top"&&w.scrollY<=0,part=isTop,count=0;` +
  `while(part&&count<${elementsPerFrame}){part=d.querySelector("${laterParts}");` +
  `if(part){part.dataset.laid="";count+=part.getElementsByTagName("*").length}}` +
  `if(part||(isTop&&d.readyState==="loading"))w.requestAnimationFrame(lay);else setTimeout(done)}` +
  `n=w.performance.getEntriesByType("navigation")[0];` +
  `h.arriving=n&&n.type==="navigate"&&!w.location.hash?"top":"";` +
  `new p(function(){if(!painted)w.requestAnimationFrame(lay);painted=1}).observe({type:"paint",buffered:true});` +
  `setTimeout(done,${longestWaitMs})` +
  `})(window,document)`;
