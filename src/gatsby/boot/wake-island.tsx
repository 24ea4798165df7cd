import { navigate } from "gatsby";
import { useEffect, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { islandIsLive, islandIsUnreachable } from "../../lib/early-input";
import { isPlainClick } from "../../lib/plain-click";
import { pageLinkAt } from "./page-of-link";

interface IslandToWake {
  /** The element with the built HTML. */
  readonly host: HTMLElement;
  /** Loads what hydrates it. */
  readonly load: () => Promise<ReactNode>;
  /** Whether it is hydrated without waiting for the visitor. */
  readonly isWanted: boolean;
  /** With true where its code did not come for a press; with false when it has come after all. */
  readonly onUnreachable: (isUnreachable: boolean) => void;
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

/** Tells when React has hydrated what it is rendered beside. */
function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates an island when the visitor turns to it; until then its links lead to their pages like all others of the site.
 * Gives back what takes it down again.
 */
export function wakeIsland({ host, load, isWanted, onUnreachable }: IslandToWake): () => void {
  let root: Root | undefined;
  let isLoading = false;

  const sleepNoMore = () => intents.forEach((type) => host.removeEventListener(type, onIntent, true));
  const onHydrated = () => {
    host.dataset.live = "";
    host.dispatchEvent(new Event(islandIsLive, { bubbles: true }));
  };
  const hydrate = (content: ReactNode) => {
    if (!host.isConnected) return;
    sleepNoMore();
    onUnreachable(false);
    root = hydrateRoot(
      host,
      <>
        {content}
        <Hydrated onHydrated={onHydrated} />
      </>,
    );
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
    load().then(hydrate, fail);
  };
  function onIntent(event: Event): void {
    const isPress = event instanceof MouseEvent && event.type === "click" && isPlainClick(event);
    const link = isPress ? pageLinkAt(event.target) : undefined;
    if (link === undefined) return wake();
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }
  for (const type of intents) host.addEventListener(type, onIntent, true);
  if (isWanted || wasUsed(host)) wake();

  return () => {
    sleepNoMore();
    // Not while React renders the page that takes its place.
    queueMicrotask(() => root?.unmount());
  };
}
