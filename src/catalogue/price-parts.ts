/** A price in the two sizes of the card: the amount, and what is said after it. */
export interface PriceParts {
  readonly amount: string;
  /** "onwards", "/ month", "/ sq ft"; empty where nothing follows. */
  readonly note: string;
}

const notePattern = /\s*(onwards|(?:\/|per)\s*(?:month|year|annum|sq\.?\s*ft|acre|seat)(?:\s+onwards)?)\s*$/i;

/** Splits "₹1.85 Cr onwards" into "₹1.85 Cr" and "onwards"; a range gets its en dash, amounts do not break. */
export function priceParts(priceLabel: string): PriceParts {
  const note = notePattern.exec(priceLabel);
  const amount = priceLabel.slice(0, note?.index ?? priceLabel.length).trim();
  return { amount: amount.replace(/(?<=\S)\s+-\s+(?=\d|₹|AED|Rs)/, " – "), note: note?.[1] ?? "" };
}
