/** Remembers where the visitor is now; the function given back says whether that is still so when an answer has come. */
export function rememberAddress(): () => boolean {
  const { href } = window.location;
  return () => window.location.href === href;
}
