/**
 * A piece of content that must be there. GraphQL types single nodes as nullable; a page without its content is a
 * broken build, so this throws and names what is missing.
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing content: ${what}`);
  return value;
}
