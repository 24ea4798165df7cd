import { useEffect, useState } from "react";

/** Browsers without idle callbacks wait this long after the page has loaded, in milliseconds. */
const fallbackDelayMs = 200;
/** A busy page counts as settled after this time, in milliseconds. */
const longestWaitMs = 3000;

function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(action, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, fallbackDelayMs);
  return () => clearTimeout(handle);
}

/** True once the page and its pictures have loaded and the browser is idle: the time to load code that can wait. */
export function usePageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const wait = () => {
      stop = whenIdle(() => setIsSettled(true));
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      window.removeEventListener("load", wait);
      stop();
    };
  }, []);
  return isSettled;
}
