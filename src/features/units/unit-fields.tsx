import { areaUnitLabels, areaUnits, displayCurrencies, landUnits } from "../../catalogue/unit-names";
import { inrPer } from "../../catalogue/money";
import { formatDate } from "../../lib/dates";
import { useSiteFacts } from "../../site/use-site-facts";
import { SelectField } from "../../ui/fields";
import { chooseUnits, useDisplayUnits } from "../../visitor/display-units";
import * as styles from "./unit-fields.module.css";

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
