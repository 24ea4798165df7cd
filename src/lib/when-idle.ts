/** Runs the step when the browser is next idle (in Safari, which lacks the API: soon); returns what cancels it. */
export function whenIdle(step: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(step);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(step);
  return () => clearTimeout(id);
}
