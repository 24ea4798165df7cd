import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";
import { areaUnitLabels, areaUnits, displayCurrencies, landUnits } from "../../catalogue/unit-names";
import { inrPer } from "../../catalogue/money";
import { formatDate } from "../../lib/dates";
import { useSiteFacts } from "../../site/use-site-facts";
import { SelectField } from "../../ui/fields";
import { chooseUnits, useDisplayUnits } from "../../visitor/display-units";
import * as styles from "./units-disclosure.module.css";

const currencyLabels = { INR: "Indian rupees, ₹", AED: "UAE dirhams, AED", USD: "US dollars, $" } as const;
const asListed = { value: "", label: "As listed" };
const unitOptions = (units: readonly (keyof typeof areaUnitLabels)[]) =>
  units.map((unit) => ({ value: unit, label: areaUnitLabels[unit] }));

/** One of the values, else null. */
const chosenOf = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((each) => each === value) ?? null;

/**
 * Chooses the currency and the units that prices and areas are read in, beside those of the listings. The ids of its
 * fields begin with `id`.
 */
export function UnitFields({ id }: { readonly id: string }) {
  const { currency, area, land } = useDisplayUnits();
  const { exchangeRates } = useSiteFacts();
  const currencies = displayCurrencies.filter((each) => inrPer(each, exchangeRates) !== null);
  return (
    <fieldset className={styles.fields}>
      <legend className="vh">Units and currency</legend>
      <SelectField
        id={`${id}-currency`}
        label="Prices in"
        value={currency ?? ""}
        options={[asListed, ...currencies.map((value) => ({ value, label: currencyLabels[value] }))]}
        onChange={(value) => chooseUnits({ currency: chosenOf(displayCurrencies, value) })}
      />
      <SelectField
        id={`${id}-area`}
        label="Areas in"
        value={area ?? ""}
        options={[asListed, ...unitOptions(areaUnits)]}
        onChange={(value) => chooseUnits({ area: chosenOf(areaUnits, value) })}
      />
      <SelectField
        id={`${id}-land`}
        label="Land in"
        value={land ?? ""}
        options={[asListed, ...unitOptions(landUnits)]}
        onChange={(value) => chooseUnits({ land: chosenOf(landUnits, value) })}
      />
      <p className={styles.note}>
        A guide beside the listed figures.{" "}
        {exchangeRates.map((rate) => `1 ${rate.currency} = ₹${rate.inr} on ${formatDate(rate.asOf)}. `)}
      </p>
    </fieldset>
  );
}

interface UnitsDisclosureProps {
  /** The ids of its fields begin with it. */
  readonly id: string;
  /** Its panel stands in the flow of the page, as at its foot, and not over it. */
  readonly inFlow?: boolean;
}

/**
 * "Units & currency" with its fields in a panel, by the platform: it opens without React. Escape and a press
 * outside close a panel that stands over the page.
 */
export function UnitsDisclosure({ id, inFlow = false }: UnitsDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The page would become shorter under the finger.
    if (inFlow) return undefined;
    const close = (event: Event) => {
      const box = details.current;
      if (box === null || !box.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        if (box.contains(document.activeElement)) box.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, [inFlow]);
  return (
    <details ref={details} className={inFlow ? `${styles.box} ${styles.inFlow}` : styles.box}>
      <summary className={styles.summary}>
        Units &amp; currency
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.panel}>
        <UnitFields id={id} />
      </div>
    </details>
  );
}
