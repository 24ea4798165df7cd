/** Runs the step when the browser is next idle (Safari cannot tell: soon); gives what cancels it. */
export function whenIdle(step: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(step);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(step);
  return () => clearTimeout(id);
}
