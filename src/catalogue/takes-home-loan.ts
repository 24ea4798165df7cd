import type { PropertyKind } from "./taxonomy";

/** Whether banks give home loans on something of these kinds: not on farm land, a shop or an office. */
export function takesHomeLoan(kinds: readonly PropertyKind[]): boolean {
  return !kinds.some((kind) => kind === "farmLand" || kind === "commercial");
}
