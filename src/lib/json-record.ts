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
