/** When a home is handed over, in the words of its editor, or what visitors read where they gave none. */
export function possessionLabel(possession: string | null): string {
  return possession ?? "On request";
}
