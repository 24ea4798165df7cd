import type { BhkOption } from "../../../catalogue/bedrooms";
import type { Bound } from "../../../catalogue/parse-amount";
import type { CategoryPageForm, TypeOptionId } from "../../../catalogue/taxonomy";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { Unit } from "../../../catalogue/offer";

/** Address values by parameter; an empty list where one is not set. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/** One thing that a search can ask for; the keys of `Part` are address parameters and form fields too. */
export interface SearchParameter<Part, Read = Part> {
  readonly empty: Part;
  /** Leaves out what cannot be read; `cities` are the names of the site's cities. */
  readonly parse: (params: URLSearchParams, cities: readonly string[]) => Part;
  readonly serialise: (criteria: Part) => ParameterValues;
  /** A note above the list; `results` are null until they are known. */
  readonly note?: (criteria: Read, results: readonly CatalogueListing[] | null) => string | null;
}

export type NameOf = (value: string) => string;

export interface Choice<Part> {
  readonly value: string;
  readonly clearLabel: string;
  readonly cleared: Partial<Part>;
}

export interface ControlOption {
  readonly value: string;
  readonly label: string;
}

interface OptionsControl {
  readonly key: string;
  readonly label: string;
  readonly options: readonly ControlOption[];
}

export interface ChoiceControl<Part> extends OptionsControl {
  readonly kind: "select" | "segments";
  /** The option that shows the criteria, where that is not the value of the address. */
  readonly shownOf?: (criteria: Part) => string;
}

export interface ChecksControl extends OptionsControl {
  readonly kind: "checks";
  readonly isCompact?: boolean;
  /** Shows only the options that enough homes of the list have. */
  readonly isOfferedByList?: boolean;
}

export interface CountedControl extends Omit<OptionsControl, "options"> {
  readonly kind: "counted";
}

export interface RangeBound {
  readonly key: string;
  readonly bound: Bound;
  readonly label: string;
  readonly placeholder: string;
}

export interface RangeControl<Part> {
  readonly kind: "range";
  readonly label: string;
  readonly bounds: readonly RangeBound[];
  /** "text" where words such as "lakh" are typed, for which a keypad has no keys. */
  readonly keyboard: "numeric" | "text";
  /** Text as typed to an address value: empty for no bound, null if unreadable; `inrPerAed` is rupees a dirham. */
  readonly read: (text: string, bound: Bound, criteria: Part, inrPerAed: number | null) => string | null;
  readonly format: (value: string) => string;
  /** How the fields were read, "= ₹50 lakh to ₹80 lakh"; without a value, an example. */
  readonly echo: (criteria: Part) => string;
  /** Null where nothing is wrong; `isUnread` where a field cannot be read. */
  readonly issue: (criteria: Part, isUnread: boolean) => string | null;
}

export type PanelControl<Part> = ChoiceControl<Part> | ChecksControl | CountedControl | RangeControl<Part>;

export interface CategoryForm {
  readonly page: CategoryPageForm;
  readonly isMixed: boolean;
  readonly isForSale: boolean;
}

interface CategoryPosition {
  /** "chip" shows what an address asks for, without a control. */
  readonly shownAs: "bar" | "more" | "chip";
  /** All pages offer it where absent. */
  readonly isOffered?: (form: CategoryForm) => boolean;
}

export interface Places<Read> {
  readonly category?: CategoryPosition;
  readonly panel?: { readonly order: number; readonly control: PanelControl<Read> };
}

export interface Difference {
  /** What the home has instead: "₹12 L above", "4 km away", "2 BHK". */
  readonly words: string;
  /** How far it is from the wish: 1 is as far as can be told. */
  readonly by: number;
}

export type StatedBounds = Readonly<Partial<Record<Bound, number>>>;

/** A sentence out of which filters take their words, so that none is read twice. */
export interface SentenceReader {
  /** Takes out the matches of a global pattern for which `read` gives a value. */
  readonly take: <Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null) => readonly Value[];
  /** Null where no type is named, or several are. */
  readonly takeType: () => TypeOptionId | null;
  readonly takeBedrooms: () => readonly BhkOption[];
  /** In rupees; a month's rent where one is asked for or said. */
  readonly takeAmounts: (asksRent: boolean) => StatedBounds & { readonly isRent: boolean };
  /** In square feet. */
  readonly takeAreas: () => StatedBounds;
  /** Takes out what homes of the catalogue have, "swimming pool", and gives the slugs. */
  readonly takeFacilities: () => readonly string[];
}

type ListingTest = (listing: CatalogueListing) => boolean;

type UnitTest = (unit: Unit, listing: CatalogueListing) => boolean;

/** Null where the filter is not set; one unit must pass all tests of units (docs/decisions/filters.md). */
export type Acceptance<Read> =
  | { readonly accepts: (criteria: Read) => ListingTest | null }
  | { readonly acceptsUnit: (criteria: Read) => UnitTest | null };

/** `Read` is what it reads of the criteria beyond its own `Part`, as a price reads whether a rent is asked for. */
export type FilterDefinition<Part, Read = Part> = FilterWords<Part, Read> & Acceptance<Read> & Places<Read>;

export interface FilterWords<Part, Read> extends SearchParameter<Part, Read> {
  readonly choices: (criteria: Read, nameOf: NameOf) => readonly Choice<Part>[];
  readonly order: number;
  /** Takes its words out of a sentence; `earlier` is what was read before. */
  readonly sentence?: (sentence: SentenceReader, earlier: Read) => Partial<Read>;
  /** The text search finds it too, so a sentence that names it need not be read as filters. */
  readonly isFoundByWords?: true;
  /** A search more likely meant where this one finds nothing. */
  readonly otherSearch?: (criteria: Read) => { readonly name: string; readonly change: Partial<Read> } | null;
  /** What a home or its unit has instead, null where that cannot be told; absent where "not “…”" will do. */
  readonly nearest?: (criteria: Read, home: CatalogueListing, unit: Unit | null) => Difference | null;
  /** Its words in the hero's popover; `heroControls` have its fields. */
  readonly heroSummary?: (criteria: Read) => string;
}

/** Entries of "2,3", or of the parameter given twice. */
export function listOf(params: URLSearchParams, key: string): readonly string[] {
  return params
    .getAll(key)
    .flatMap((value) => value.split(","))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The option with the id `text`, in any case; null for none. */
export function optionOf<Id extends string>(
  options: readonly { readonly id: Id }[],
  text: string | null,
): Id | null {
  return options.find((option) => option.id === (text ?? "").trim().toLowerCase())?.id ?? null;
}

export function oneOrNone(text: string | number | null): readonly string[] {
  return text === null || text === "" ? [] : [String(text)];
}

/** `name` is its name on the button that clears it, where that is not `value`. */
export function choice<Part>(value: string, cleared: Partial<Part>, name = value): Choice<Part> {
  return { value, clearLabel: `Clear ${name}`, cleared };
}

export function without<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.filter((kept) => kept !== value);
}

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** "₹50 L to ₹2.50 Cr", "from 1,200 sq ft", "up to ₹50,000 a month"; empty without a bound. */
export function boundsInWords({ min, max }: Bounds, format: (bound: number) => string, unit: string): string {
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}${unit}`;
  if (min !== null) return `from ${format(min)}${unit}`;
  return max === null ? "" : `up to ${format(max)}${unit}`;
}

/** "₹12 L above your budget" for a price or size beyond its bounds; null where within them or not known. */
export function beyond(
  low: number | null | undefined,
  high: number | null | undefined,
  { min, max }: Bounds,
  describe: (by: number, isAbove: boolean) => string,
): Difference | null {
  if (low === null || low === undefined || high === null || high === undefined) return null;
  if (max !== null && low > max) return { words: describe(low - max, true), by: (low - max) / max };
  if (min !== null && high < min) return { words: describe(min - high, false), by: (min - high) / min };
  return null;
}

/** "Ready To Move", "2 and 3", "1, 2 or 3". A first `Intl.ListFormat` takes a phone 80 ms. */
export function joined(options: readonly { readonly label: string }[], word: "and" | "or"): string {
  const labels = options.map(({ label }) => label);
  const last = labels.pop() ?? "";
  return labels.length === 0 ? last : `${labels.join(", ")} ${word} ${last}`;
}
