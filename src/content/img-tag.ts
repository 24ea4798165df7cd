/** The pictures in sanitised HTML, whose attributes are in double quotes and hold no ">". */
export const imgTags = /<img\b[^>]*>/g;

/** An attribute of an img with its entities; "" where it is missing. */
export function imgAttribute(tag: string, name: "src" | "alt"): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
