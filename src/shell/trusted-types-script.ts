/**
 * Trusted Types: the policy through which every text goes that becomes HTML or the address of a script
 * (docs/decisions/2026-11-24-trusted-types.md).
 */

/** Elements that load or run something, or change what others load. */
const refusedElements = ["script", "style", "link", "meta", "base", "template", "iframe", "object", "embed"];

/** A tag of another element, as the build writes it: no handler, values in double quotes. */
const harmlessTag =
  `<\\/?(?!(?:${refusedElements.join("|")})\\b)[a-z][a-z\\d]*` +
  `(?:\\s+(?!on|srcdoc)[a-z][\\w:-]*(?:="[^"]*")?)*\\s*\\/?>`;

/**
 * Text of the script (ES5) that makes the policy, before anything of the page is made by a script. HTML with any other
 * tag is shown as the text that it is; a script comes from the site itself, or not at all; the text of a script may be JSON
 * (structured data), which does nothing when it runs. React makes a script element by HTML; browsers run none that was
 * made so.
 */
export const trustedTypesScript =
  `(function(t,tag){t&&t.createPolicy("default",{` +
  `createHTML:function(s){return s==="<script><\\/script>"||s.replace(tag,"").indexOf("<")<0?s:s.replace(/</g,"&lt;")},` +
  `createScriptURL:function(s){return new URL(s,location.href).origin===location.origin?s:null},` +
  `createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}}})` +
  `})(window.trustedTypes,/${harmlessTag}/gi);`;
