/** Names in braces: "{city}". */
const place = /\{([^{}]*)\}/g;

/** Puts values in place of the names in braces of a text of the content; a name without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(place, (braces, name: string) => String(values[name] ?? braces));
}

/** The names in braces of a text, in order: "See all {count} in {city}." gives count, city. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(place)].map(([, name = ""]) => name);
}
