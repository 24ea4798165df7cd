/** Types of the definitions in `filter-table.ts`. */
import type { BhkOption } from "../../../catalogue/bedrooms";
import type { Bound } from "../../../catalogue/read-amount";
import type { CategoryPageForm, TypeOptionId } from "../../../catalogue/taxonomy";
import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import type { Unit } from "../../../catalogue/unit";

/** Values by the name of their parameter; an empty list for one that is not set. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/**
 * One thing that a search can ask for. `Part` is its part of the criteria, whose keys are also the parameters of the
 * address and the fields of a form.
 */
export interface SearchParameter<Part extends object, Read extends object = Part> {
  /** The part when it is not set. */
  readonly empty: Part;
  /** Reads its parameters; what cannot be read is left out. `cities` are the names of the site's cities. */
  readonly parse: (params: URLSearchParams, cities: readonly string[]) => Part;
  /** Its values in the address: each once and in a fixed order. */
  readonly serialise: (criteria: Part) => ParameterValues;
  /** What a list says above its homes, which are null until they are known; null for nothing. */
  readonly note?: (
    criteria: Read,
    results: readonly Pick<CatalogueListing, "isRental">[] | null,
  ) => string | null;
}

/** Name of a value that is named in the catalogue, such as a facility by its slug. */
export type NameOf = (key: string, value: string) => string;

/** A choice in words, with the criteria without it. */
export interface Choice<Part> {
  /** Text that is whole by itself: "up to ₹1.50 Cr". */
  readonly value: string;
  /** Name of the button that clears it: "Clear price". */
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
  /** One with an empty value clears the choice. */
  readonly options: readonly ControlOption[];
}

/** A few short options side by side, of which one is chosen; one with an empty value clears the choice. */
interface SegmentsControl<Part> {
  readonly kind: "segments";
  readonly key: string;
  readonly label: string;
  readonly options: readonly ControlOption[];
  /** Value of the option that is chosen. */
  readonly valueOf: (criteria: Part) => string;
}

export interface ChecksControl {
  readonly kind: "checks";
  readonly key: string;
  readonly label: string;
  readonly options: readonly ControlOption[];
  /** Two in a row, for short labels. */
  readonly isCompact?: boolean;
  /** Whether only the options are shown that enough homes of the list have. */
  readonly isOfferedByList?: boolean;
}

/** Checkboxes for values of the present results, each with the number of results that have it. */
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
  readonly bound: Bound;
  readonly label: string;
  readonly placeholder: string;
}

/** Fields for a minimum and a maximum. */
export interface RangeControl<Part> {
  readonly kind: "range";
  readonly label: string;
  readonly bounds: readonly RangeBound[];
  /** "text" where words such as "lakh" are typed, for which a keypad has no keys. */
  readonly keyboard: "numeric" | "text";
  /**
   * The value of the address for a text as typed into the field of `bound`; empty where it bounds nothing, null for a text
   * that cannot be read. `inrPerAed` is rupees for one dirham, null where no rate is known.
   */
  readonly read: (text: string, bound: Bound, criteria: Part, inrPerAed: number | null) => string | null;
  /** A value of the address as its field shows it when it is not being edited: "2,50,00,000"; empty for anything else. */
  readonly format: (value: string) => string;
  /** How the fields were read, "= ₹50 lakh to ₹80 lakh"; without a value, an example. */
  readonly echo: (criteria: Part) => string;
  /** What is wrong with what was typed; `isUnread` where a field cannot be read. Null where nothing is. */
  readonly fault: (criteria: Part, isUnread: boolean) => string | null;
}

/** A control of the filter panel. */
export type PanelControl<Part> =
  SelectControl | SegmentsControl<Part> | ChecksControl | CountedControl | RangeControl<Part>;

/** A control of the Filters popover of the hero. */
export type HeroControl<Part> = ChecksControl | RangeControl<Part>;

/** A page of a category, as far as it decides which filters it offers. */
export interface CategoryForm {
  readonly page: CategoryPageForm;
  /** Whether it holds homes for sale and homes to let. */
  readonly isMixed: boolean;
  /** Whether it lists homes to let only where they are asked for. */
  readonly isForSale: boolean;
}

/** Where category pages show a filter; its choices are chips alone where it has no control. */
export interface CategoryPlace {
  readonly shownAs: "bar" | "more" | "chip";
  /** Whether a page offers it; all do where absent. */
  readonly isOffered?: (form: CategoryForm) => boolean;
}

/** A wish that a home does not answer. */
export interface Difference {
  /** What the home has in its place: "₹12 L above", "4 km away", "2 BHK". */
  readonly words: string;
  /** How far it is from the wish: 1 is as far as can be told. */
  readonly by: number;
}

/** What a home, or one of its units, has in place of what a filter asks for; null where that cannot be told. */
export type NearestDifference<Criteria> = (
  criteria: Criteria,
  home: CatalogueListing,
  unit: Unit | null,
) => Difference | null;

/** The bounds that a sentence names; undefined is no bound. */
export type SaidBounds = Readonly<Partial<Record<Bound, number>>>;

/** A sentence out of which filters take their words, so that none is read twice. */
export interface SentenceReader {
  /** Takes out each match of a global pattern for which `read` has a value, and gives the values. */
  readonly take: <Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null) => readonly Value[];
  /** Takes out the type of property; null where none is named, or several are. */
  readonly takeType: () => TypeOptionId | null;
  readonly takeBedrooms: () => readonly BhkOption[];
  /** Takes out amounts of money, in rupees; a rent for a month where one is asked for or said to be meant. */
  readonly takeAmounts: (asksRent: boolean) => SaidBounds & { readonly isRent: boolean };
  /** Takes out areas, in square feet. */
  readonly takeAreas: () => SaidBounds;
  /** Takes out what homes of the catalogue have, "swimming pool", and gives the slugs. */
  readonly takeFacilities: () => readonly string[];
}

/** Another search that may find something, and the name of the button that leads to it. */
export interface OtherSearch<Part> {
  readonly name: string;
  readonly change: Partial<Part>;
}

/** Test for listings, made once for a search. */
export type ListingTest = (listing: CatalogueListing) => boolean;

/** Test for one unit of a listing, made once for a search. */
export type UnitTest = (unit: Unit, listing: CatalogueListing) => boolean;

/**
 * What a filter accepts; null where it is not set. All tests of units must be passed by one unit of a listing
 * (docs/decisions/filters.md).
 */
export type Acceptance<Read> =
  | { readonly accepts: (criteria: Read) => ListingTest | null }
  | { readonly acceptsUnit: (criteria: Read) => UnitTest | null };

/**
 * A parameter that narrows the list by a property of the listings or of their units. `Read` is what its test and its
 * words read of the criteria where that is more than its own part, as a price reads whether a rent is asked for.
 */
export type FilterDefinition<Part extends object, Read extends object = Part> = FilterWords<Part, Read> &
  Acceptance<Read>;

interface FilterWords<Part extends object, Read extends object> extends SearchParameter<Part, Read> {
  /** The choices, in words. */
  readonly choices: (criteria: Read, nameOf: NameOf) => readonly Choice<Part>[];
  /** Position of its choices among those of other filters, in the order in which people say them. */
  readonly place: number;
  /** Takes the words by which people ask for it out of a sentence; absent where none does. `said` is what was read before. */
  readonly sentence?: (sentence: SentenceReader, said: Read) => Partial<Read>;
  /** Whether the text search finds it too: then a sentence that names it need not be read as filters. */
  readonly isFoundByWords?: true;
  /** A search that is meant more likely where this one finds nothing; null for none. */
  readonly otherSearch?: (criteria: Read) => OtherSearch<Read> | null;
  /** Absent where no category page narrows its list by it. */
  readonly category?: CategoryPlace;
  /** Its own words for a home that is near to the search; absent where "not “…”" will do. */
  readonly nearest?: NearestDifference<Read>;
  /** Control in the filter panel of the results page; absent where the filter is not shown there. */
  readonly panel?: { readonly place: number; readonly control: PanelControl<Read> };
  /** Control in the Filters popover of the hero; absent where the filter is not shown there. */
  readonly hero?: {
    readonly place: number;
    readonly control: HeroControl<Read>;
    /** The choices in a few words, "2 and 3 BHK"; empty without any. */
    readonly summary: (criteria: Read) => string;
  };
}
