import { useId, useState } from "react";
import * as styles from "../../../ui/control.module.css";
import { formatCompactInr, groupRupees } from "../../../catalogue/money";
import { parsePriceBound } from "./definitions/price-filter";
import * as ownStyles from "./price-fields.module.css";

interface PriceBoundProps {
  readonly label: string;
  /** Rupees. */
  readonly amountInr: number | null;
  readonly placeholder: string;
  readonly onChange: (amountInr: number | null) => void;
}

/** One bound. What is typed stays as typed; an amount from elsewhere is written in groups: 2,50,00,000. */
function PriceBound({ label, amountInr, placeholder, onChange }: PriceBoundProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; amountInr: number | null } | null>(null);
  const grouped = amountInr === null ? "" : groupRupees(amountInr);
  const change = (text: string) => {
    const amount = parsePriceBound(text);
    setTyped({ text, amountInr: amount });
    onChange(amount);
  };
  return (
    <div>
      <label className={styles.hint} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${styles.control} ${ownStyles.amount}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed !== null && typed.amountInr === amountInr ? typed.text : grouped}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

function priceHint(min: number | null, max: number | null): string {
  if (min !== null && max !== null) {
    return min > max
      ? "The minimum is above the maximum."
      : `${formatCompactInr(min)} to ${formatCompactInr(max)}`;
  }
  if (min !== null) return `From ${formatCompactInr(min)}`;
  return max === null ? "" : `Up to ${formatCompactInr(max)}`;
}

interface PriceFieldsProps {
  /** Rupees. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly onChange: (bounds: {
    readonly priceMin?: number | null;
    readonly priceMax?: number | null;
  }) => void;
}

/** Price range in rupees (specification 2.6); invalid numbers are ignored (5.4). */
export function PriceFields({ priceMin, priceMax, onChange }: PriceFieldsProps) {
  return (
    <>
      <div className={ownStyles.pair}>
        <PriceBound
          label="Minimum"
          amountInr={priceMin}
          placeholder="0"
          onChange={(amount) => onChange({ priceMin: amount })}
        />
        <PriceBound
          label="Maximum"
          amountInr={priceMax}
          placeholder="Any"
          onChange={(amount) => onChange({ priceMax: amount })}
        />
      </div>
      <p className={`${styles.hint} ${ownStyles.hint}`}>{priceHint(priceMin, priceMax)}</p>
    </>
  );
}
