/**
 * The one list of what a jury calls an issue and stands nonetheless. Every run proves that each is still needed, but for
 * those of named states.
 */

export type Jury =
  | "axe"
  | "coach"
  | "csp_evaluator"
  | "html_codesniffer"
  | "ibm"
  | "links"
  | "nu"
  | "observatory"
  | "structured data"
  | "xmllint";

interface Exception {
  readonly jury: Jury;
  readonly rule: string;
  /** Part of the verdict's text; all verdicts of the rule when absent. */
  readonly text?: string;
  readonly reason: string;
  /** Of a named state alone, which only the whole run of the juries looks at. */
  readonly isOfState?: true;
}

/** CSS of the last years, which the CSS validator does not know; every browser of the site's does. */
const newerCss = (text: string): Exception => ({
  jury: "nu",
  rule: "error",
  text,
  reason:
    "The CSS validator knows no container queries, sums of var() in clamp(), mask gradients with var() or max() in minmax().",
});

const scrolls =
  "What scrolls must take the focus, so that arrow keys scroll it (axe's own rule scrollable-region-focusable); a group with a name is the role for that.";
const ibmSelects =
  "Each select has a label, which axe, HTML_CodeSniffer and the accessibility tree of Chromium find; IBM's engine finds those of inputs alone.";

export const exceptions: readonly Exception[] = [
  newerCss('Property "container-type" doesn\'t exist'),
  newerCss('Unrecognized at-rule "@container"'),
  newerCss('CSS: "mask"'),
  newerCss('CSS: "grid-template-columns": Parse Error'),
  newerCss('CSS: "--column"'),
  newerCss('CSS: "--cell"'),
  newerCss('CSS: "padding-block"'),
  {
    jury: "nu",
    rule: "warning",
    text: 'The "list" role is unnecessary',
    reason: "Safari takes the meaning from a list without markers; the role gives it back to VoiceOver.",
  },
  {
    jury: "csp_evaluator",
    rule: "script-src",
    text: "'self' 'self' can be problematic",
    reason:
      "The site's own files are those of the build; nobody uploads to it and nothing answers with JSONP.",
  },
  {
    jury: "axe",
    rule: "color-contrast-enhanced",
    reason: "7 to 1 is of AAA; the site holds AA, 4.5 to 1, everywhere.",
  },
  {
    jury: "axe",
    rule: "focus-order-semantics",
    text: 'role="group" ',
    reason: scrolls,
  },
  {
    jury: "axe",
    rule: "p-as-heading",
    text: 'id="filter-',
    reason:
      "It is the name of a group of two fields (aria-labelledby), as a legend is, and no heading of a part of the page.",
  },
  {
    jury: "ibm",
    rule: "element_tabbable_role_valid",
    text: 'role="group"',
    reason: scrolls,
  },
  {
    jury: "ibm",
    rule: "aria_content_in_landmark",
    text: 'href="#main"',
    reason: "The link that skips to the content comes before every landmark, and stands alone.",
  },
  {
    jury: "ibm",
    rule: "aria_article_label_unique",
    reason: "A home that stands in two lists of a page has the same name in both.",
  },
  { jury: "ibm", rule: "input_label_exists", text: "<select", reason: ibmSelects },
  { jury: "ibm", rule: "label_content_exists", reason: ibmSelects },
  {
    jury: "ibm",
    rule: "fieldset_label_valid",
    reason: "The fieldset begins with a legend, from which browsers take its name.",
  },
  {
    jury: "html_codesniffer",
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired",
    reason:
      "Each table has one row and one column of headers with their scope (technique H63), none on two levels.",
  },
  {
    jury: "html_codesniffer",
    rule: "WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2",
    text: 'autocomplete="off"',
    reason: "Filters act at once and submit nothing; the form keeps browsers from restoring them on reload.",
  },
  {
    jury: "coach",
    rule: "https",
    reason: "The local server has no TLS; the policy's jury looks at nginx with it.",
  },
  {
    jury: "coach",
    rule: "avoidRenderBlocking",
    reason: "It counts sheets that scripts have added after the first paint; the HTML links none.",
  },
  {
    jury: "coach",
    rule: "inlineCss",
    reason: "Styles are inlined, so that the first paint waits for no file.",
  },
  {
    jury: "coach",
    rule: "largestContentfulPaint",
    reason:
      "The first picture of a list is asked for by a script in the head, which knows the visitor's city; where it is hidden, lazy keeps the browser from loading it.",
  },
  {
    jury: "coach",
    rule: "avoidScalingImages",
    reason:
      "It counts 100 px at a density of 1. Files come in steps of up to 1.5 times the size shown, which the browser suite holds.",
  },
  { jury: "coach", rule: "metaDescription", reason: "Texts of the content, two to twenty letters past 155." },
  {
    jury: "coach",
    rule: "pageTitle",
    reason: "A home's title names place and city, which the specification asks for.",
  },
  {
    jury: "coach",
    rule: "url",
    text: "spaces in the URLs",
    reason: "The note of a shared list is words; they are encoded.",
  },
];
