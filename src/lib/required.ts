/** Throws, and so fails the build, where content that GraphQL types as nullable is missing. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing content: ${what}`);
  return value;
}
