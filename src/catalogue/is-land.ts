import type { PropertyKind } from "./taxonomy";

/** Whether something of these kinds is land, which is also measured in acres and guntha. */
export function isLand(kinds: readonly PropertyKind[]): boolean {
  return kinds.some((kind) => kind === "plot" || kind === "farmLand");
}
