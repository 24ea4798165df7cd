import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("load", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("load", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Whether the page and its pictures have loaded and its tab is in front. */
export function usePageShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === "complete" && document.visibilityState !== "hidden",
    () => false,
  );
}
