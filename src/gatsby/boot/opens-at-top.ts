import type { ShouldUpdateScrollArgs } from "gatsby";

/** False for a page opened by its address: Gatsby would scroll to an old position (docs/decisions/addresses.md). */
export function opensAtTop({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): false | undefined {
  const isFirst = prevRouterProps === undefined;
  const [entry] = performance.getEntriesByType("navigation");
  const isByAddress = entry !== undefined && "type" in entry && entry.type === "navigate";
  return isFirst && isByAddress && routerProps.location.hash === "" ? false : undefined;
}
