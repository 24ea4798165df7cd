/** What a search can ask for, one definition each: the table of `filter-table.ts` holds them all. */
import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-columns";

/** Values by the name of their parameter; an empty list where nothing is asked for. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/**
 * One thing that the address of a search can say. `Part` is what it holds of the criteria; its names are those of the
 * address's parameters and of the fields of a form.
 */
export interface SearchParameter<Part extends object> {
  /** Nothing asked for. */
  readonly empty: Part;
  /** Reads its parameters; what cannot be read is left out. `cities` are the names of the site's cities. */
  readonly parse: (params: URLSearchParams, cities: readonly string[]) => Part;
  /** Its values as the address writes them: each once and in one order, whatever the order in which they were chosen. */
  readonly serialise: (criteria: Part) => ParameterValues;
}

/** Name of a value that the catalogue names, as a facility by its slug. */
export type NameOf = (key: string, value: string) => string;

/** Something chosen, in words, with what takes it back. */
export interface Choice<Part> {
  /** Words that stand alone: "up to ₹1.50 Cr". */
  readonly value: string;
  /** Name of the button that takes it back: "Clear price". */
  readonly clearLabel: string;
  /** The part of the criteria without it. */
  readonly cleared: Partial<Part>;
}

export interface ControlOption {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
}

interface SelectControl {
  readonly kind: "select";
  readonly key: string;
  readonly label: string;
  /** One with an empty value takes the choice back. */
  readonly options: readonly ControlOption[];
}

export interface ChecksControl {
  readonly kind: "checks";
  readonly key: string;
  readonly label: string;
  readonly options: readonly ControlOption[];
  /** Labels so short that two stand in a row. */
  readonly isCompact?: boolean;
}

/** Checkboxes for what the present results have, each with the number of results that have it. */
export interface CountedControl {
  readonly kind: "counted";
  readonly key: string;
  readonly label: string;
  /** Plural: "features". */
  readonly noun: string;
  readonly entriesOf: (listing: CatalogueListing) => readonly Facility[];
}

export interface RangeBound {
  readonly key: string;
  readonly label: string;
  readonly placeholder: string;
}

/** Two numbers that are typed. */
export interface RangeControl<Part> {
  readonly kind: "range";
  readonly label: string;
  readonly bounds: readonly RangeBound[];
  /** A number as it stands in its field while nobody types: "2,50,00,000"; empty for what is none. */
  readonly format: (text: string) => string;
  /** Says the range in words under the fields, or what is wrong with it; empty where there is nothing to say. */
  readonly hint: (criteria: Part) => string;
}

/** What a filter can be shown with in the filter panel. */
export type PanelControl<Part> = SelectControl | ChecksControl | CountedControl | RangeControl<Part>;

/** What a filter can be shown with in the Filters popover of the hero. */
export type HeroControl<Part> = ChecksControl | RangeControl<Part>;

/** A parameter that narrows the list by what a listing is. */
export interface FilterDefinition<Part extends object> extends SearchParameter<Part> {
  /** Test of a listing, made once for a search; null where nothing is asked for. */
  readonly accepts: (criteria: Part) => ((listing: CatalogueListing) => boolean) | null;
  /** What is chosen, in words. */
  readonly choices: (criteria: Part, nameOf: NameOf) => readonly Choice<Part>[];
  /** Where its choices stand among those of other filters, in the order in which people say them. */
  readonly place: number;
  /** Whether it says what the text search cannot find: then a sentence that names it is worth reading as filters. */
  readonly isBeyondWords: boolean;
  /** The filter panel of the results page; left out where the filter is not shown there. */
  readonly panel?: { readonly place: number; readonly control: PanelControl<Part> };
  /** The Filters popover of the hero; left out where the filter is not shown there. */
  readonly hero?: {
    readonly place: number;
    readonly control: HeroControl<Part>;
    /** What is chosen in a few words, "2 and 3 BHK"; empty for nothing. */
    readonly summary: (criteria: Part) => string;
  };
}
