import { useEffect, useState, type RefObject } from "react";

/** Whether any part of the element is in the viewport or within `marginPx` of it; false on the server. */
export function useOnScreen(element: RefObject<Element>, marginPx = 0): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      // Entries are in order of time: the last is the present.
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, marginPx]);
  return isOnScreen;
}
