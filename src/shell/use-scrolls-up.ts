import { useEffect, useState } from "react";

/** A finger at rest trembles by less, in pixels. */
const leastPx = 8;

/**
 * Whether the page is being scrolled up, and for `restMs` milliseconds after it came to rest; false on the server and
 * before the first scroll.
 */
export function useScrollsUp(restMs: number): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - lastY) < leastPx) return;
      setIsUp(scrollY < lastY);
      lastY = scrollY;
      clearTimeout(rest);
      rest = setTimeout(() => setIsUp(false), restMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      clearTimeout(rest);
    };
  }, [restMs]);
  return isUp;
}
