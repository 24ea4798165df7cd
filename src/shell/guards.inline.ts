/** First in the head: guards the address, the HTML, the page and what this tab stores. */
import { deletionSignal } from "../config/storage-keys";

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: object) => unknown };
  }
}

/** Gatsby's router throws at an address that cannot be decoded ("/about#100%"). */
function mended(part: string): string {
  try {
    decodeURIComponent(decodeURIComponent(part));
    return part;
  } catch {
    return part.replace(/%/g, encodeURIComponent("％"));
  }
}

function mendAddress(): void {
  const { origin, pathname, search, hash } = location;
  const [path, fragment] = [mended(pathname), mended(hash)];
  if (path === pathname && fragment === hash) return;
  history.replaceState(history.state, "", origin + path + search + fragment);
}

mendAddress();
addEventListener("popstate", mendAddress);
addEventListener("hashchange", mendAddress);

/** As the build writes it, values in double quotes; no handler, nothing that loads or runs. */
const harmlessTag =
  /<\/?(?!(?:script|style|link|meta|base|template|iframe|object|embed)\b)[a-z][a-z\d]*(?:\s+(?!on|srcdoc)[a-z][\w:-]*(?:="[^"]*")?)*\s*\/?>/gi;

/** React makes script elements by this HTML, which browsers do not run. */
const emptyScript = "<script></script>";

/** The default policy for all HTML and script addresses (docs/decisions/hosts-and-headers.md). */
window.trustedTypes?.createPolicy("default", {
  /** Shows HTML with other tags as text. */
  createHTML: (html: string) =>
    html === emptyScript || !html.replace(harmlessTag, "").includes("<") ? html : html.replace(/</g, "&lt;"),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
  createScript: (text: string) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
});

/** webpack's prefetch leaves a failed chunk unhandled, for which Gatsby would open the page anew; who loads it handles it. */
addEventListener("unhandledrejection", (event) => {
  if (String(event.reason).startsWith("ChunkLoadError")) event.stopImmediatePropagation();
});

/** "Delete my data" in another tab: clears this one's session and its forms (docs/decisions/storage-and-privacy.md). */
addEventListener("storage", ({ key, newValue }) => {
  if (key !== deletionSignal || !newValue) return;
  try {
    sessionStorage.clear();
    dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Refused storage holds nothing to clear.
  }
});
