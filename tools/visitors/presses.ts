import { kindsOf, type PageKind } from "./visits";

/** What shows that a press has acted. */
export type Effect =
  /** An element of the selector is visible that was not. */
  | { readonly visible: string }
  /** The elements of the selector say something else. */
  | { readonly text: string }
  | "address";

/** A control of a page, and how its first press is made. */
export interface Press {
  readonly name: string;
  /** What is tapped before, e.g. the button of the dialog that holds the control, or a field. */
  readonly before?: string;
  /** Typed after that. */
  readonly typed?: string;
  /** The control that is tapped, or the key that is pressed. */
  readonly tap?: string;
  readonly key?: string;
  /** Where in its width it is tapped, of 1: in the middle. */
  readonly at?: number;
  readonly effect: Effect;
}

/** A page on which presses are made. */
export interface PressedPage {
  readonly kind: PageKind | "calculator";
  readonly pathname: string;
  readonly presses: readonly Press[];
}

const heart: Press = {
  name: "heart",
  tap: 'main button[aria-pressed="false"]:has([href*="heart"])',
  effect: { visible: 'main button[aria-pressed="true"]:has([href*="heart"])' },
};
const shareButton = 'button:not([aria-haspopup]):has([href*="share-2"])';
const share: Press = {
  name: "share",
  tap: `main ${shareButton}`,
  effect: { text: 'main [role="status"]' },
};
const more = "main button[popovertarget]";
const moreOfCard: Press = { name: "more", tap: more, effect: { visible: "main :popover-open" } };
const shareOfCard: Press = { ...share, before: more, tap: `main :popover-open ${shareButton}` };
const shareMenu: Press = {
  name: "share menu",
  tap: 'main button[aria-haspopup="menu"]',
  effect: { visible: '[role="menu"]' },
};
const menu: Press = {
  name: "menu",
  tap: 'header button[aria-label="Open menu"]',
  effect: { visible: "dialog[open] nav" },
};
const map: Press = {
  name: "map",
  tap: 'main [aria-label="Show as"] button[aria-pressed="false"]',
  effect: "address",
};

const filters = 'main button[aria-haspopup="dialog"]:has([href*="sliders"])';

const name = 'main form input:is([name="name"], [name="firstName"])';
const submit = `main form:has(${name.replace("main form ", "")}) button[type="submit"]`;
const error = { visible: 'main form [aria-invalid="true"]' };
const form: readonly Press[] = [
  { name: "form, sent empty", tap: submit, effect: error },
  { name: "form, typed and sent", before: name, typed: "a", tap: submit, effect: error },
];

const kindPresses: Record<PressedPage["kind"], readonly Press[]> = {
  home: [
    heart,
    moreOfCard,
    shareOfCard,
    menu,
    {
      name: "city picker",
      tap: 'main button[aria-haspopup="dialog"]',
      effect: { visible: "dialog[open]" },
    },
  ],
  city: [
    heart,
    shareOfCard,
    menu,
    {
      name: "search",
      before: 'main input[name="q"]',
      typed: "a",
      key: "n",
      effect: { visible: '[role="listbox"] [role="option"]' },
    },
    {
      name: "form",
      tap: 'main button[aria-haspopup="dialog"][value="Buy"]',
      effect: { visible: "dialog[open] form" },
    },
  ],
  category: [
    heart,
    shareOfCard,
    menu,
    {
      name: "filter",
      before: 'main input[type="search"]',
      typed: "v",
      tap: 'main form[role="search"] button[type="submit"]',
      effect: "address",
    },
    map,
  ],
  results: [
    heart,
    menu,
    {
      name: "filters",
      tap: filters,
      effect: { visible: "dialog[open]" },
    },
    {
      name: "filter",
      before: filters,
      tap: 'dialog[open] label:has(input[type="checkbox"])',
      effect: "address",
    },
    map,
  ],
  property: [
    heart,
    share,
    shareMenu,
    menu,
    {
      name: "gallery",
      tap: 'main button[aria-label="Next image"]',
      effect: { text: "main a.num:has(.vh)" },
    },
    { name: "viewer", tap: "main a.num:has(.vh)", effect: { visible: "dialog[open]" } },
    ...form,
    {
      name: "map",
      tap: 'main button[aria-pressed="false"]:not(:has([href*="heart"], [href*="columns"]))',
      effect: { visible: "main iframe" },
    },
  ],
  article: [menu, ...form],
  text: [menu],
  contact: [menu, ...form],
  calculator: [
    menu,
    {
      name: "slider",
      tap: 'main input[type="range"]',
      at: 0.9,
      effect: { text: 'main [role="status"]' },
    },
    ...form,
  ],
};

/** Every press of the table, for the build in `root`. */
export function pressedPagesOf(root: string): readonly PressedPage[] {
  const pathnames = { ...kindsOf(root), calculator: "/services/home-loan" };
  const kinds = ["home", "city", "category", "results", "property", "article", "text", "contact"] as const;
  return [...kinds, "calculator" as const].map((kind) => ({
    kind,
    pathname: pathnames[kind],
    presses: kindPresses[kind],
  }));
}
