import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { listen } from "../lib/observable";
import { whenIdle } from "../lib/when-idle";

/** `useLayoutEffect` without React's warning in the build. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

type Subscribe = (onChange: () => void) => () => void;

export const useBrowserState = (subscribe: Subscribe, read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false);

const never: Subscribe = () => () => undefined;

/** False on the server and while hydrating, then true. */
export const useHydrated = (): boolean => useBrowserState(never, () => true);

/** Whether a media query matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback<Subscribe>(
    (onChange) => listen(window.matchMedia(query), ["change"], onChange),
    [query],
  );
  return useBrowserState(subscribe, () => window.matchMedia(query).matches);
}

const onScroll: Subscribe = (onChange) => listen(window, ["scroll"], onChange);

/** False on the server and in the first render. */
export const useScrolledPast = (pixels: number): boolean =>
  useBrowserState(onScroll, () => window.scrollY > pixels);

/** Whether any part of the element is within `marginPx` of the viewport; false on the server. */
export function useOnScreen(element: RefObject<Element>, marginPx = 0): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      // Entries are in order of time.
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, marginPx]);
  return isOnScreen;
}

/** For module scope: `lazyPart(() => import("./carousel-slider"))`. */
export function lazyPart<Part>(load: () => Promise<Part>) {
  let loaded: Part | null = null;
  return { get: () => loaded, load: async () => (loaded ??= await load()) };
}

/** For what opens at a press: rendered at once, as somebody waits for it. */
export const pressedPart = <Part>(load: () => Promise<Part>) => ({ ...lazyPart(load), isPressedFor: true });

export type LazyPart<Part> = Readonly<ReturnType<typeof lazyPart<Part>>> & {
  readonly isPressedFor?: boolean;
};

/** Loads the part's code when the browser is idle, so that a press need not wait; returns what cancels it. */
export const loadWhenIdle = (part: LazyPart<unknown>) =>
  whenIdle(() => void part.load().catch(() => undefined));

/** Null until the part is wanted and loaded; a failure is retried when it is next wanted; `onFailure` must be stable.
 * The render with the part is a transition, which React slices, unless it opens at a press. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isNeeded: boolean,
  onFailure?: () => void,
): Part | null {
  const [current, setCurrent] = useState<Part | null>(null);
  const isMissing = isNeeded && current === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const commit = part.isPressedFor === true ? (update: () => void) => update() : startTransition;
    part.load().then(
      (loaded) => isCurrent && commit(() => setCurrent(() => loaded)),
      () => isCurrent && onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, part, onFailure]);
  return current ?? (isNeeded ? part.get() : null);
}
