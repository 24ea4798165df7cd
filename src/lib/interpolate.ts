const placeholder = /\{([^{}]*)\}/g;

/** Fills in "{city}" and the like; a name without a value stays as it is. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (braces, name: string) => String(values[name] ?? braces));
}

/** "See all {count} in {city}." gives count, city. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}
