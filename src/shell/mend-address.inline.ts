/** First in the head, as Gatsby's router throws at an address that cannot be decoded ("/about#100%"). */
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
