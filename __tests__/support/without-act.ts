const flag = "IS_REACT_ACT_ENVIRONMENT";

/** Lets React render as in a browser, where what is less urgent comes later; Testing Library waits for all of it. */
export async function withoutAct(take: () => Promise<void>): Promise<void> {
  const before: unknown = Reflect.get(globalThis, flag);
  Reflect.set(globalThis, flag, false);
  try {
    await take();
  } finally {
    Reflect.set(globalThis, flag, before);
  }
}
