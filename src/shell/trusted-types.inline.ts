/**
 * The policy of Trusted Types through which every text goes that becomes HTML or the address of a script, made before a
 * script makes anything of the page (docs/decisions/hosts-and-headers.md).
 */
export {};

declare global {
  interface Window {
    /** Absent where the browser has no Trusted Types. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: object) => unknown };
  }
}

/** A tag as the build writes it, with values in double quotes: no handler, no element that loads or runs something. */
const harmlessTag =
  /<\/?(?!(?:script|style|link|meta|base|template|iframe|object|embed)\b)[a-z][a-z\d]*(?:\s+(?!on|srcdoc)[a-z][\w:-]*(?:="[^"]*")?)*\s*\/?>/gi;

/** React makes a script element by this HTML; browsers run none that was made so. */
const emptyScript = "<script></script>";

window.trustedTypes?.createPolicy("default", {
  /** HTML with any other tag is shown as the text that it is. */
  createHTML: (html: string) =>
    html === emptyScript || !html.replace(harmlessTag, "").includes("<") ? html : html.replace(/</g, "&lt;"),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
  /** JSON, as structured data, does nothing when it runs. */
  createScript: (text: string) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
});
