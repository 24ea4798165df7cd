import { isLand } from "../../catalogue/is-land";
import type { PropertyKind } from "../../catalogue/taxonomy";
import { offerFacts } from "../offer-facts";

type Offered = Parameters<typeof offerFacts>[0];

interface SheetListing extends Offered {
  readonly typeLabel: string;
  readonly bedrooms: string | null;
  readonly size: string | null;
  readonly kinds: readonly PropertyKind[];
  readonly summary: Readonly<
    Record<
      "developer" | "ownership" | "landArea" | "floors" | "units" | "parkingType" | "address",
      string | null
    >
  >;
}

export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** Of an area: whether it is land. */
  readonly ofLand?: boolean | undefined;
}

/** The known facts of a property, in the order of the printed sheet. */
export function sheetFacts(listing: SheetListing): SheetFact[] {
  const { typeLabel, bedrooms, size, kinds, summary } = listing;
  const { date, deposit } = offerFacts(listing);
  const entries: readonly (readonly [label: string, value: string | null, ofLand?: boolean])[] = [
    ["Type", typeLabel],
    ["Beds", bedrooms],
    ["Size", size, isLand(kinds)],
    [date.label, date.amount],
    ["Deposit", deposit?.amount ?? null],
    ["Developer", summary.developer],
    ["Ownership", summary.ownership],
    ["Land area", summary.landArea, true],
    ["Floors", summary.floors],
    ["Units", summary.units],
    ["Parking", summary.parkingType],
    ["Address", summary.address],
  ];
  return entries.flatMap(([label, value, ofLand]) =>
    value === null || value === "" ? [] : [{ label, value, ofLand }],
  );
}
