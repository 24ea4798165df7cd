/**
 * An address that cannot be decoded ("/about#100%") becomes one that can, since Gatsby's router decodes the fragment once and
 * the path twice without a guard: "%" becomes "％", which stands for nothing. First in the head, so that it hears of an
 * address before the router does.
 */
export {};

function mended(part: string): string {
  try {
    decodeURIComponent(decodeURIComponent(part));
    return part;
  } catch {
    return part.replace(/%/g, encodeURIComponent("％"));
  }
}

function mendAddress(): void {
  const { origin, pathname, search, hash } = location;
  const [path, fragment] = [mended(pathname), mended(hash)];
  if (path === pathname && fragment === hash) return;
  history.replaceState(history.state, "", origin + path + search + fragment);
}

mendAddress();
addEventListener("popstate", mendAddress);
addEventListener("hashchange", mendAddress);
