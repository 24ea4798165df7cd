/**
 * An address that cannot be decoded ("/about#100%") becomes one that can, since Gatsby's router decodes path and fragment
 * without a guard: each "%" of such a part stands for itself. First in the head, so that it hears of an address before the
 * router does.
 */
export {};

function mended(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replace(/%/g, "%25");
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
