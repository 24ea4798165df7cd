export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null for null and for text that is no JSON (docs/decisions/storage-and-privacy.md). */
export function parseJson(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return value;
  } catch {
    return null;
  }
}

/** "" where the value is no text. */
export function textAt(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = record[key];
  return typeof value === "string" ? value : "";
}

/** Undefined where a step of the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isRecord(inner) ? inner[String(step)] : undefined;
  }, value);
}
