import { StaticQueryContext } from "gatsby";
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import type { IslandPart } from "./island-part";
import { useBeforePaint } from "./use-before-paint";
import { wakeIsland, type WokenIsland } from "./wake-island";

const isBuild = typeof window === "undefined";
const never = () => () => undefined;

/** Whether the browser has the part that calls it as HTML, which React hydrates. */
function useIsKept(): boolean {
  const isBuilt = useSyncExternalStore(
    never,
    () => false,
    () => !isBuild,
  );
  return useState(isBuilt)[0];
}

/** Gives islands the contexts of the page that they need; the same function throughout a visit. */
export const AroundIslands = createContext((content: ReactElement) => content);

/** `nearPx` of an island that moves by itself. */
export const movesWithinPx = 100;

interface IslandProps<Props> {
  readonly part: IslandPart<Props>;
  /** When one of them becomes another one, the island is hydrated to show it. */
  readonly props: Props;
  /**
   * Distance from the viewport, in pixels, at which it is hydrated without a touch; without one, never. Must not change
   * while it is mounted.
   */
  readonly nearPx?: number | undefined;
  /** Shown where its code could not be loaded when the visitor pressed something in it. */
  readonly failure: ReactNode;
  /** Of the two elements around it. */
  readonly className?: string;
}

const isSame = <Props extends object>(one: Props, other: Props) =>
  Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/**
 * A part of a page that React leaves as it was built until the visitor touches it, points at it or moves the focus into
 * it, or until it comes near the viewport where it moves or changes by itself; then its code is loaded and hydrates it in place,
 * in a root of its own. What was typed stays, a press acts then (docs/decisions/2026-11-22-islands.md). On a page that
 * React renders in the browser it is a component like any other.
 *
 * It has Gatsby's static queries, what `AroundIslands` gives and no other context. The ids in it must not come from
 * `useId`, which differ between the build and a root of its own; and its style sheets must be imported where the page
 * can see them.
 */
export function Island<Props extends object>({
  part,
  props,
  nearPx,
  failure,
  className,
}: IslandProps<Props>) {
  const isKept = useIsKept();
  const queries = useContext(StaticQueryContext);
  const around = useContext(AroundIslands);
  const host = useRef<HTMLDivElement>(null);
  const woken = useRef<WokenIsland<Props> | null>(null);
  const shown = useRef(props);
  const [Live, setLive] = useState<ComponentType<Props> | null>(() => (isKept ? null : part.get()));
  const [isUnreachable, setUnreachable] = useState(false);
  // Of the first render, since the island keeps its root until it is unmounted.
  const [start] = useState(() => () => {
    if (host.current === null) return undefined;
    if (!isKept) {
      if (part.get() === null)
        part.load().then(
          (loaded) => setLive(() => loaded),
          () => setUnreachable(true),
        );
      return undefined;
    }
    const { stop, ...island } = wakeIsland({
      host: host.current,
      part,
      props,
      nearPx,
      around: (content) => (
        <StaticQueryContext.Provider value={queries}>{around(content)}</StaticQueryContext.Provider>
      ),
      onUnreachable: setUnreachable,
    });
    woken.current = island;
    return stop;
  });
  useEffect(start, [start]);
  // In the frame in which the page around it changes.
  useBeforePaint(() => {
    if (isSame(props, shown.current)) return;
    shown.current = props;
    woken.current?.update(props);
  }, [props]);

  if (isBuild && Live === null) throw new Error("The build renders an island whose code has not been loaded");
  return (
    <div className={className}>
      {isUnreachable && failure}
      {isKept ? (
        // Hydration leaves the children of such an element alone.
        <div
          ref={host}
          className={className}
          data-island=""
          dangerouslySetInnerHTML={{ __html: "" }}
          suppressHydrationWarning
        />
      ) : (
        <div ref={host} className={className} data-island={isBuild ? "" : undefined}>
          {Live !== null && <Live {...props} />}
        </div>
      )}
    </div>
  );
}
