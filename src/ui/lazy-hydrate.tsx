import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
} from "react";
import { beginHydration, endHydration, watchForeignChanges } from "../lib/foreign-changes";
import { followFocus, handOverFields } from "../lib/hand-over-fields";
import { whenIdle } from "../lib/when-idle";
import { ErrorBoundary } from "./error-boundary";
import { useBeforePaint, useHydrated } from "./hooks";

const isInBuild = typeof window === "undefined";

/** Opens each boundary that is not hydrated, in the order of the page. */
const gates = new Map<Element, () => void>();

/** React hydrates at once for these, so that nothing moves under a press; a mouse comes over a part before it presses. */
const intents = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input", "click"] as const;

/** Opens the boundaries around an element; React hydrates them before it handles the next event in them. */
export function hydrateAround(target: EventTarget | null): void {
  for (const [host, open] of gates) if (target instanceof Node && host.contains(target)) open();
}

const isAllHydrated = () => document.querySelector("[data-dehydrated]") === null;

function openAll(): void {
  for (const open of gates.values()) open();
}

/** Opens all and waits until they are hydrated: React drops the HTML of a boundary whose context changes before. */
export async function hydrateAll(): Promise<void> {
  openAll();
  for (let frame = 0; frame < 300 && !isAllHydrated(); frame++) await new Promise(requestAnimationFrame);
}

/** Delays popstate until every boundary is hydrated: a navigation on the same page changes their context. */
function hydrateBeforeBack(event: PopStateEvent): void {
  if (isAllHydrated()) return;
  event.stopImmediatePropagation();
  const state: unknown = event.state;
  void hydrateAll().then(() => dispatchEvent(new PopStateEvent("popstate", { state })));
}

let isInBrowser = false;

/** Opens boundaries when a visitor turns to them; for `onClientEntry`, so that its listeners run first. */
export function hydrateOnIntent(): void {
  isInBrowser = true;
  window.addEventListener("popstate", hydrateBeforeBack);
  watchForeignChanges();
  followFocus();
  for (const type of intents)
    window.addEventListener(type, ({ target }) => hydrateAround(target), { capture: true, passive: true });
}

/** Since the shell was hydrated. */
let wasIdle = false;

/** Opens every boundary, which React hydrates in one render of short slices, and calls `then`; for `onInitialClientRender`. */
export function hydrateWhenIdle(then: () => void): void {
  whenIdle(() => {
    wasIdle = true;
    openAll();
    then();
  });
}

const IsNested = createContext(false);

const Open = ({ children }: PropsWithChildren) => children;

/** Once open it suspends no more: React would drop the HTML for an update that comes before the promise. */
function createGate(isShut: boolean) {
  let isOpen = !isShut;
  let open = () => {};
  const opened = new Promise<{ default: typeof Open }>((resolve) => {
    open = () => {
      isOpen = true;
      resolve({ default: Open });
    };
  });
  const Wait = lazy(() => opened);
  function Gate({ onMount, children }: PropsWithChildren<{ readonly onMount: () => void }>) {
    const [Way] = useState(() => (isOpen ? Open : Wait));
    useBeforePaint(onMount, [onMount]);
    return (
      <IsNested.Provider value>
        <Way>{children}</Way>
      </IsNested.Provider>
    );
  }
  return { open, Gate };
}

interface LazyHydrateProps {
  readonly children: ReactNode;
  /** Decided in the browser, from storage or address. */
  readonly isUrgent?: () => boolean;
  readonly className?: string;
}

/** Hydrates its children when the visitor turns to it or the browser is idle; has `data-dehydrated` until then. */
export function LazyHydrate(props: LazyHydrateProps) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <ErrorBoundary host={host}>
      <Part {...props} host={host} />
    </ErrorBoundary>
  );
}

type PartProps = LazyHydrateProps & { readonly host: RefObject<HTMLDivElement> };

function Part({ children, isUrgent, className, host }: PartProps) {
  const isHydrated = useHydrated();
  const [isDehydrated] = useState(isInBrowser && !isHydrated);
  const [built] = useState(children);
  const [isLive, setLive] = useState(!isDehydrated);
  const isNested = useContext(IsNested);
  const [isGated] = useState(() => isDehydrated && !wasIdle && !isNested && isUrgent?.() !== true);
  const [{ open, Gate }] = useState(() => createGate(isGated));
  const handOver = useRef(() => {});
  const [goLive] = useState(() => () => {
    setLive(true);
    delete host.current?.dataset.dehydrated;
    if (host.current !== null) endHydration(host.current);
    handOver.current();
  });
  useBeforePaint(() => {
    const element = host.current;
    if (element === null || isLive) return undefined;
    handOver.current = handOverFields(element);
    endHydration(element);
    const hydrate = () => {
      gates.delete(element);
      beginHydration(element);
      open();
    };
    gates.set(element, hydrate);
    if (!isGated) hydrate();
    return () => void gates.delete(element);
  }, [isLive, isGated, open, host]);
  useEffect(() => {
    if (children !== built && host.current !== null) gates.get(host.current)?.();
  }, [children, built, host]);
  const shown = isLive ? children : built;
  // Memoised until hydration: React drops the HTML of a boundary that renders again before.
  const boundary = useMemo(
    () => (
      <Suspense fallback={null}>
        <Gate onMount={goLive}>{shown}</Gate>
      </Suspense>
    ),
    [shown, goLive, Gate],
  );
  return (
    <div ref={host} className={className} data-dehydrated={isInBuild || !isLive ? "" : undefined}>
      {boundary}
    </div>
  );
}
