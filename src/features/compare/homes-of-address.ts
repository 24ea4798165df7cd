import { mostCompared } from "../../visitor/compare-tray";

interface HomesOfAddress {
  /** In their order, each once, at most `mostCompared`; not all need to be slugs. */
  readonly names: readonly string[];
  /** How many more the address names. */
  readonly leftOut: number;
}

/** The homes that the address of the compare page names: `?homes=orchard-row,fort-house`. */
export function homesOfAddress(search: string): HomesOfAddress {
  const named = (new URLSearchParams(search).get("homes") ?? "").split(",").map((name) => name.trim());
  const names = [...new Set(named.filter((name) => name !== ""))];
  return {
    names: names.slice(0, mostCompared),
    leftOut: Math.max(0, names.length - mostCompared),
  };
}
