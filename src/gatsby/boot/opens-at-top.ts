interface ScrollRequest {
  /** Absent for the first page of a visit. */
  readonly prevRouterProps?: unknown;
  readonly routerProps: { readonly location: { readonly hash: string } };
}

/**
 * Gatsby's `shouldUpdateScroll`. False for a page that is opened by its address and not by a reload, Back or Forward:
 * Gatsby would scroll to where the same page was left earlier in this tab (docs/decisions/addresses.md).
 * Nothing for all else, for which Gatsby then decides.
 */
export function opensAtTop({ prevRouterProps, routerProps }: ScrollRequest): false | undefined {
  const isFirst = prevRouterProps === undefined;
  const [entry] = performance.getEntriesByType("navigation");
  const isByAddress = entry !== undefined && "type" in entry && entry.type === "navigate";
  return isFirst && isByAddress && routerProps.location.hash === "" ? false : undefined;
}
