import { startTransition, useEffect, type ComponentType, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { islandIsLive, islandIsUnreachable } from "../../lib/early-input";
import type { IslandPart } from "./island-part";

interface IslandToWake<Props> {
  /** The element with the built HTML. */
  readonly host: HTMLElement;
  readonly part: IslandPart<Props>;
  /** Those with which it was built. */
  readonly props: Props;
  /** Distance from the viewport, in pixels, at which it is hydrated without a touch. */
  readonly nearPx: number | undefined;
  /** Gives it its contexts. */
  readonly around: (content: ReactElement) => ReactElement;
  /** With true where its code did not come for a press; with false when it has come after all. */
  readonly onUnreachable: (isUnreachable: boolean) => void;
}

export interface WokenIsland<Props> {
  /** Shows other props. Called in an effect, it does so before the next paint once it is live or its code is there. */
  readonly update: (props: Props) => void;
}

/** What says that a visitor is about to use an island, or does. */
const intents = ["pointerover", "pointerdown", "focusin", "keydown", "input", "click"] as const;

/** Whether something was pressed or typed in it before its listeners were there. */
function wasUsed(host: HTMLElement): boolean {
  const { taps = [], edits = [] } = window.earlyInput ?? {};
  return [...taps.map(({ element }) => element), ...edits.map(({ field }) => field)].some((used) =>
    host.contains(used),
  );
}

/** Calls `act` once when the element comes so near to the viewport; gives back what ends the waiting. */
function whenNear(element: Element, nearPx: number, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells when React has hydrated what it is rendered beside. */
function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Hydrates an island when the visitor turns to it. `stop` takes it down again. */
export function wakeIsland<Props extends object>({
  host,
  part,
  props,
  nearPx,
  around,
  onUnreachable,
}: IslandToWake<Props>): WokenIsland<Props> & { readonly stop: () => void } {
  let root: Root | undefined;
  let isLoading = false;
  let isLive = false;
  let isStopped = false;
  let latest = props;

  const sleepNoMore = () => {
    intents.forEach((type) => host.removeEventListener(type, wake, true));
    waitNoMore?.();
  };
  const content = (Loaded: ComponentType<Props>, shown: Props) =>
    around(
      <>
        <Loaded {...shown} />
        <Hydrated onHydrated={onHydrated} />
      </>,
    );
  const render = () => {
    const Loaded = part.get();
    if (Loaded !== null) flushSync(() => root?.render(content(Loaded, latest)));
  };
  function onHydrated(): void {
    isLive = true;
    host.dataset.live = "";
    if (latest !== props) queueMicrotask(render);
    host.dispatchEvent(new Event(islandIsLive, { bubbles: true }));
  }
  const hydrate = (Loaded: ComponentType<Props>) => {
    if (!host.isConnected || root !== undefined) return;
    sleepNoMore();
    onUnreachable(false);
    // In slices, so that input is handled in between.
    startTransition(() => {
      root = hydrateRoot(host, content(Loaded, props), {
        onRecoverableError: (error) => {
          // Taken down before it was done, as the visitor went elsewhere: React calls that an error, too.
          if (!isStopped && "reportError" in window) reportError(error);
        },
      });
    });
  };
  const fail = () => {
    isLoading = false;
    const nobodyPressed = host.dispatchEvent(
      new Event(islandIsUnreachable, { bubbles: true, cancelable: true }),
    );
    if (!nobodyPressed) onUnreachable(true);
  };
  const wake = () => {
    if (isLoading) return;
    isLoading = true;
    part.load().then(hydrate, fail);
  };
  for (const type of intents) host.addEventListener(type, wake, true);
  const waitNoMore = nearPx === undefined ? undefined : whenNear(host, nearPx, wake);
  if (part.isWanted() || wasUsed(host)) wake();

  return {
    update: (next) => {
      latest = next;
      // What was built is hydrated first.
      if (isLive) return queueMicrotask(render);
      if (root !== undefined) return;
      if (part.get() === null) return wake();
      sleepNoMore();
      host.replaceChildren();
      root = createRoot(host);
      queueMicrotask(render);
    },
    stop: () => {
      sleepNoMore();
      isStopped = true;
      // Not while React renders the page that takes its place.
      queueMicrotask(() => root?.unmount());
    },
  };
}
