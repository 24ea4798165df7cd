/** The link around the target of an event if it leads to a page of this site; not to a file, another site or a tab. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPage = link?.origin === location.origin && link.target === "" && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}
