/** Replaces Gatsby's reader of partial hydration, an experiment that this site does not opt in to. */
export function createFromReadableStream(): never {
  throw new Error("The site does not use partial hydration");
}
