interface ScrollRequest {
  /** Absent for the first page of a visit. */
  readonly prevRouterProps?: unknown;
  readonly routerProps: { readonly location: { readonly hash: string } };
}

/**
 * `shouldUpdateScroll`: false for a page opened by its address, for which Gatsby would restore the position that
 * the same page had earlier in this tab (docs/decisions/addresses.md); undefined leaves it to Gatsby.
 */
export function opensAtTop({ prevRouterProps, routerProps }: ScrollRequest): false | undefined {
  const isFirst = prevRouterProps === undefined;
  const [entry] = performance.getEntriesByType("navigation");
  const isByAddress = entry !== undefined && "type" in entry && entry.type === "navigate";
  return isFirst && isByAddress && routerProps.location.hash === "" ? false : undefined;
}
