/** Event of the window at the first paint, or when there has been none after `longestWaitMs`. */
export const firstPaintEvent = "firstpaint";
const longestWaitMs = 4000;

/**
 * Text of a script (ES5) that marks `<html>` with `data-arriving` until the first paint and then fires `firstPaintEvent`.
 * Pictures that load lazily and the bundles wait for that, so that the first picture and the text have the line and the
 * processor to themselves. Without a script, or in a browser that reports no paints, nothing waits.
 */
export const firstPaintScript =
  `(function(w,h){var p=w.PerformanceObserver;` +
  `if(!p||(p.supportedEntryTypes||[]).indexOf("paint")<0)return;` +
  `function done(){if(!("arriving" in h))return;delete h.arriving;w.dispatchEvent(new Event("${firstPaintEvent}"))}` +
  `h.arriving="";new p(done).observe({type:"paint",buffered:true});setTimeout(done,${longestWaitMs})` +
  `})(window,document.documentElement.dataset)`;
