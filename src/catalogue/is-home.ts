import type { PropertyKind } from "./taxonomy";

/** Whether something of these kinds is lived in: no land, no shop and no office. */
export function isHome(kinds: readonly PropertyKind[]): boolean {
  return kinds.length === 0 || kinds.some((kind) => kind === "apartment" || kind === "villa");
}
