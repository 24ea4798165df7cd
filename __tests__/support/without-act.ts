/** Lets React render as in a browser, where what is less urgent comes later; Testing Library waits for all of it. */
export async function withoutAct(take: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await take();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
