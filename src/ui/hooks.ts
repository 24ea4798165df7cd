import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";

/** `useLayoutEffect`, of which React warns in the build: there nothing is laid out. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

type Subscribe = (onChange: () => void) => () => void;

/** What `read` says of the browser; false on the server and while hydrating. */
export const useBrowserState = (subscribe: Subscribe, read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false);

const never: Subscribe = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean => useBrowserState(never, () => true);

/** Whether a media query matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback<Subscribe>(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useBrowserState(subscribe, () => window.matchMedia(query).matches);
}

const onScroll: Subscribe = (onChange) => {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
};

/** Whether the page is scrolled further than `pixels`; false on the server and in the first render. */
export const useScrolledPast = (pixels: number): boolean =>
  useBrowserState(onScroll, () => window.scrollY > pixels);

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

/** Code that is loaded when it is first needed and kept for the visit. */
export interface LazyPart<Part> {
  /** The code, or null before it has been loaded. */
  readonly get: () => Part | null;
  /** Loads the code unless that is done. After a failure the next call tries again. */
  readonly load: () => Promise<Part>;
}

/** Makes a lazy part of an import such as `() => import("./carousel-slider")`; for module scope. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  return { get: () => loaded, load: async () => (loaded ??= await load()) };
}

/**
 * A lazy part, loaded when it is first wanted; null until it is there. A later page that wants it has it in its first
 * render. When loading fails, `onFailure` is called, whose identity must be stable, and the next time the part is
 * wanted it is tried again. The render with the part is a transition, so React does it in slices of a few milliseconds.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): Part | null {
  const [current, setCurrent] = useState(() => (isWanted ? part.get() : null));
  const isMissing = isWanted && current === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && startTransition(() => setCurrent(() => loaded)),
      () => isCurrent && onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, part, onFailure]);
  return current;
}
