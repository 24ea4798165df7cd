/** Runs parts one after the other, each as a task of its own, so that input is handled in between. */
export async function inTasks(...parts: readonly (() => unknown)[]): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
  }
}
