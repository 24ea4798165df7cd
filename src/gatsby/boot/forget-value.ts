/**
 * Makes React forget which value it last saw in a field, so that the next event of the field counts as a change. React
 * takes a value that was there when it hydrated the field for known, and tells no component
 * (https://github.com/facebook/react/issues/12955). Does nothing where React does not track the field.
 */
export function forgetValue(field: Element): void {
  const tracker: unknown = Reflect.get(field, "_valueTracker");
  if (typeof tracker !== "object" || tracker === null) return;
  const setValue: unknown = Reflect.get(tracker, "setValue");
  // No field has this value, nor has a checkbox.
  if (typeof setValue === "function") Reflect.apply(setValue, tracker, ["\0"]);
}
