import type { Choice, Difference } from "../filter-definition";

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

/** "Ready To Move", "2 and 3", "1, 2 or 3". */
export function joined(options: readonly { readonly label: string }[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat("en-GB", { type }).format(options.map(({ label }) => label));
}
