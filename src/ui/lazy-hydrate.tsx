import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { beginHydration, endHydration, watchForeignChanges } from "../lib/foreign-changes";
import { followFocus, handOverFields } from "../lib/hand-over-fields";
import { ErrorBoundary } from "./error-boundary";
import { useBeforePaint, useHydrated } from "./hooks";

const isInBuild = typeof window === "undefined";

/** Opens each boundary that is not hydrated, in the order of the page. */
const gates = new Map<Element, () => void>();

const intents = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input", "click"] as const;

/** Opens the boundaries around an element; React hydrates them before it handles the next event in them. */
export function hydrateAround(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const [host, open] of gates) if (host.contains(target)) open();
}

/** Opens all: React drops the HTML of a boundary whose context changes before hydration. */
export function hydrateAll(): void {
  for (const open of gates.values()) open();
}

let isInBrowser = false;

/** Opens boundaries when a visitor turns to them; for `onClientEntry`, so that it hears events before React. */
export function hydrateOnIntent(): void {
  isInBrowser = true;
  watchForeignChanges();
  followFocus();
  for (const type of intents)
    window.addEventListener(type, ({ target }) => hydrateAround(target), { capture: true, passive: true });
}

let isIdlePhase = false;
let isScheduled = false;

function openNext(): void {
  isScheduled = false;
  const [open] = gates.values();
  open?.();
  scheduleNext();
}

function scheduleNext(): void {
  if (!isIdlePhase || isScheduled || gates.size === 0) return;
  isScheduled = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(openNext);
  else setTimeout(openNext);
}

/** Opens one boundary per idle period; for `onInitialClientRender`. */
export function hydrateWhenIdle(): void {
  isIdlePhase = true;
  openNext();
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const Gate = lazy(async () => {
    await opened;
    return { default: ({ children }: { readonly children: ReactNode }) => children };
  });
  return { open, Gate };
}

function useIsDehydrated(): boolean {
  const isHydrated = useHydrated();
  return useState(isInBrowser && !isHydrated)[0];
}

const IsNested = createContext(false);

function Mounted({ onMount }: { readonly onMount: () => void }) {
  useBeforePaint(onMount, [onMount]);
  return null;
}

interface LazyHydrateProps {
  readonly children: ReactElement;
  /** Decided in the browser, from storage or address. */
  readonly isUrgent?: () => boolean;
  readonly className?: string;
}

/** Hydrates its child when the visitor turns to it or the browser is idle; has `data-dehydrated` until then. */
export function LazyHydrate(props: LazyHydrateProps) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <ErrorBoundary host={host}>
      <Part {...props} host={host} />
    </ErrorBoundary>
  );
}

function Part({
  children,
  isUrgent,
  className,
  host,
}: LazyHydrateProps & { readonly host: RefObject<HTMLDivElement> }) {
  const isDehydrated = useIsDehydrated();
  const [built] = useState(children);
  const [isLive, setLive] = useState(!isDehydrated);
  const isNested = useContext(IsNested);
  const [isGated] = useState(() => isDehydrated && !isNested && isUrgent?.() !== true);
  const [{ open, Gate }] = useState(createGate);
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
    if (!isGated) {
      beginHydration(element);
      return undefined;
    }
    gates.set(element, () => {
      gates.delete(element);
      beginHydration(element);
      open();
    });
    scheduleNext();
    return () => void gates.delete(element);
  }, [isLive, isGated, open, host]);
  useEffect(() => {
    if (children !== built) open();
  }, [children, built, open]);
  const shown = isLive ? children : built;
  // Memoised until hydration: React drops the HTML of a boundary that renders again before.
  const boundary = useMemo(() => {
    const content = (
      <IsNested.Provider value>
        {shown}
        <Mounted onMount={goLive} />
      </IsNested.Provider>
    );
    return <Suspense fallback={null}>{isGated ? <Gate>{content}</Gate> : content}</Suspense>;
  }, [shown, goLive, isGated, Gate]);
  return (
    <div ref={host} className={className} data-dehydrated={isInBuild || !isLive ? "" : undefined}>
      {boundary}
    </div>
  );
}
