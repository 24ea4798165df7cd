/** What forms show of the filters: the hero's search comes without their code, which is loaded when it is used. */
import { bhkOptions } from "../../../catalogue/bedrooms";
import { ALL_TYPES_LABEL, constructionOptions, typeOptions } from "../../../catalogue/taxonomy";
import type { ChecksControl, ControlOption, RangeControl } from "./filter-definition";

export const searchTabs = [
  { id: "buy", label: "Buy", words: "to buy" },
  { id: "sale", label: "Sale", words: "for sale" },
  { id: "rent", label: "Rent", words: "to rent" },
] as const;
export type SearchTab = (typeof searchTabs)[number]["id"];

export const typeChoices: readonly ControlOption[] = [
  { value: "", label: ALL_TYPES_LABEL },
  ...typeOptions.map(({ id: value, label }) => ({ value, label })),
];

export const constructionControl: ChecksControl = {
  kind: "checks",
  key: "construction",
  label: "Construction status",
  options: constructionOptions.map(({ slug: value, label }) => ({ value, label })),
};

/** Stands below the fields as long as nothing is typed. */
export const priceExample = "For example 80 lakh or 1.5 crore.";

export const bhkControl: ChecksControl = {
  kind: "checks",
  key: "bhk",
  isCompact: true,
  label: "BHK",
  options: bhkOptions.map(({ value, label }) => ({ value: String(value), label })),
};

export type HeroRange = Pick<RangeControl<never>, "kind" | "label" | "bounds" | "keyboard">;

/** "text", since a keypad has no keys for words such as "lakh". */
export const priceFields: HeroRange = {
  kind: "range",
  label: "Price in rupees",
  keyboard: "text",
  bounds: [
    { key: "priceMin", bound: "min", label: "Minimum price in rupees", placeholder: "Minimum" },
    { key: "priceMax", bound: "max", label: "Maximum price in rupees", placeholder: "Maximum" },
  ],
};

/** In the order of the hero's popover (docs/requirements.md 2.5). */
export const heroControls = [constructionControl, bhkControl, priceFields] as const;
