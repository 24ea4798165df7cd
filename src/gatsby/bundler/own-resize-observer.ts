/** Replaces the polyfill that react-slick brings along: every browser that the site is built for has its own. */
export default window.ResizeObserver;
