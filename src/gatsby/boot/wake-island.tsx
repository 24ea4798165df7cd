import { navigate } from "gatsby";
import { useEffect, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { islandIsLive, islandIsUnreachable } from "../../lib/early-input";
import { isPlainClick } from "../../lib/plain-click";

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

/** Path, query and hash of the page of this site that a plain click on a link leads to. */
function pageBehind(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !(event instanceof MouseEvent) || !isPlainClick(event)) return undefined;
  const isPage = link.origin === location.origin && link.target === "" && !/\.\w+$/.test(link.pathname);
  return isPage ? link.pathname + link.search + link.hash : undefined;
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
    const page = event.type === "click" ? pageBehind(event) : undefined;
    if (page !== undefined) {
      event.preventDefault();
      void navigate(page);
      return;
    }
    wake();
  }
  for (const type of intents) host.addEventListener(type, onIntent, true);
  if (isWanted) wake();

  return () => {
    sleepNoMore();
    // Not while React renders the page that takes its place.
    queueMicrotask(() => root?.unmount());
  };
}
