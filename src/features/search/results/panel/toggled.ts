/** The values with one of them added or removed. */
export function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): readonly Value[] {
  return isOn ? [...values, value] : values.filter((other) => other !== value);
}
