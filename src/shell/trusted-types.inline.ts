/** The default policy for all HTML and script addresses; must run first (docs/decisions/hosts-and-headers.md). */
export {};

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: object) => unknown };
  }
}

/** As the build writes it, values in double quotes; no handler, nothing that loads or runs. */
const harmlessTag =
  /<\/?(?!(?:script|style|link|meta|base|template|iframe|object|embed)\b)[a-z][a-z\d]*(?:\s+(?!on|srcdoc)[a-z][\w:-]*(?:="[^"]*")?)*\s*\/?>/gi;

/** React makes script elements by this HTML, which browsers do not run. */
const emptyScript = "<script></script>";

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
