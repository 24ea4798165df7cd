interface SaidSearch {
  /** Kind of home and filters: "Villas", "3 BHK". */
  readonly choices: readonly string[];
  readonly q: string;
  /** City listed, null for all. */
  readonly city: string | null;
}

/** A search in words: "3 BHK, up to ₹1.50 Cr, “Whitefield”, in Goa". */
export function searchInWords({ choices, q, city }: SaidSearch): string {
  const sought = q.trim();
  return [
    ...choices,
    ...(sought === "" ? [] : [`“${sought}”`]),
    ...(city === null ? [] : [`in ${city}`]),
  ].join(", ");
}
