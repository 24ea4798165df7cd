import { homesInAddress } from "../../catalogue/homes-in-address";
import { mostCompared } from "../../visitor/compare-tray";

interface HomesOfAddress {
  /** At most `mostCompared`. */
  readonly names: readonly string[];
  /** How many more the address names. */
  readonly leftOut: number;
}

/** The homes that the address of the compare page names. */
export function homesOfAddress(search: string): HomesOfAddress {
  const names = homesInAddress(search);
  return {
    names: names.slice(0, mostCompared),
    leftOut: Math.max(0, names.length - mostCompared),
  };
}
