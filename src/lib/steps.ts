import { oncePer } from "./once-per";

/**
 * Work that a generator does in steps of a few milliseconds each, so that a browser can answer its visitor in between. It
 * is still one computation: whoever cannot wait takes the rest at once.
 */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** How many entries of a list are one step; work on a shorter list has no pause. */
const entriesPerStep = 500;

/** Whether work on a list pauses after so many of its entries. */
export const isStep = (entriesDone: number) => entriesDone % entriesPerStep === 0;

/** Whether work on a list of this length pauses at all. */
export const needsSteps = (length: number) => length >= entriesPerStep;

/** Longest time in milliseconds for which steps are taken one after the other; a slow phone takes four times as long. */
const sliceMs = 8;

/** What `make` makes of each entry of a list, in steps. */
export function* mappedInSteps<Entry, Value>(
  entries: readonly Entry[],
  make: (entry: Entry, at: number) => Value,
): Steps<readonly Value[]> {
  const made: Value[] = [];
  for (const [at, entry] of entries.entries()) {
    made.push(make(entry, at));
    if (isStep(at + 1)) yield;
  }
  return made;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Takes all steps that are left. */
export function allAtOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const taken = steps.next();
    if (taken.done === true) return taken.value;
  }
}

function takeSlice<Value>(steps: Steps<Value>): IteratorResult<undefined, Value> {
  const endMs = performance.now() + sliceMs;
  let taken = steps.next();
  while (taken.done !== true && performance.now() < endMs) taken = steps.next();
  return taken;
}

/** Takes the steps with pauses in which input is handled. Rejects with what a step throws. */
export async function stepByStep<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const taken = takeSlice(steps);
    if (taken.done === true) return taken.value;
    await nextTask();
  }
}

/** A value by its key that is made in steps, once and for as long as the key is in use. */
interface InSteps<Key extends object, Value> {
  /** The value; takes at once what steps are left. */
  readonly get: (key: Key) => Value;
  /** Whether it is there; takes steps for a few milliseconds, after which that of a short list is. */
  readonly isReady: (key: Key) => boolean;
  /** Makes it with pauses in which input is handled. */
  readonly prepare: (key: Key) => Promise<void>;
}

/** Memoises what `make` makes in steps, none of which may throw. */
export function oncePerInSteps<Key extends object, Value>(
  make: (key: Key) => Steps<Value>,
): InSteps<Key, Value> {
  const stepsOf = oncePer(make);
  const made = new WeakMap<Key, { readonly value: Value }>();
  const get = (key: Key) => {
    const known = made.get(key) ?? { value: allAtOnce(stepsOf(key)) };
    made.set(key, known);
    return known.value;
  };
  const isReady = (key: Key) => {
    if (made.has(key)) return true;
    const taken = takeSlice(stepsOf(key));
    if (taken.done !== true) return false;
    made.set(key, { value: taken.value });
    return true;
  };
  const prepare = async (key: Key) => {
    while (!isReady(key)) await nextTask();
  };
  return { get, isReady, prepare };
}
