/** The port that a variable names, `fallback` where it is blank. Throws with the remedy when it holds no port. */
export function readPort(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} is "${text}"; write a port number between 0 and 65535`);
  }
  return port;
}
