/** The pictures in sanitised HTML, whose attributes stand in double quotes and hold no ">". */
export const imgTags = /<img\b[^>]*>/g;

/** An attribute of an img as it stands there, entities included; "" where it is missing. */
export function imgAttribute(tag: string, name: "src" | "alt"): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
