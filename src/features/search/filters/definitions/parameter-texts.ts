import type { Choice, ControlOption } from "../filter-definition";

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

export function controlOptions(
  options: readonly { readonly id: string; readonly label: string }[],
): readonly ControlOption[] {
  return options.map(({ id, label }) => ({ value: id, label }));
}

/** `name` is its name on the button that clears it, where that is not `value`. */
export function choice<Part>(value: string, cleared: Partial<Part>, name = value): Choice<Part> {
  return { value, clearLabel: `Clear ${name}`, cleared };
}

export function without<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.filter((other) => other !== value);
}

/** "Ready To Move", "2 and 3", "1, 2 or 3". */
export function joined(labels: readonly string[], joint: "and" | "or"): string {
  return labels.length < 2
    ? labels.join("")
    : `${labels.slice(0, -1).join(", ")} ${joint} ${labels.at(-1) ?? ""}`;
}
