const unknown = "On request";

/** "3 BHK, 4 BHK" said once: "3, 4 BHK"; any other text stays as it is. */
export function shortBedrooms(bedrooms: string): string {
  const numbers = bedrooms.split(/,\s*/).map((part) => /^(\d+(?:\.5)?) BHK$/.exec(part)?.[1]);
  return numbers.some((number) => number === undefined) ? bedrooms : `${numbers.join(", ")} BHK`;
}

/** Whether a possession means that a home can be moved into today; "Ready by Mar 2028" does not. */
export function isReady(possession: string): boolean {
  return /^(?:ready|immediate)\D*$/i.test(possession);
}

/** What a listing costs, and when it is handed over: Rent, Deposit and Available from for a home to let. */
export function offerFacts({ isRental, offer, deposit, possession }: Queries.ListingDataFragment) {
  // As tenants ask; else its editor's words.
  const isNow = isRental && possession !== null && isReady(possession);
  return {
    price: { label: isRental ? "Rent" : "Starting price", amount: offer.label, note: offer.note },
    date: {
      label: isRental ? "Available from" : "Possession",
      amount: isNow ? "Now" : (possession ?? unknown),
    },
    deposit: isRental ? { label: "Deposit", amount: deposit ?? unknown } : null,
  };
}
