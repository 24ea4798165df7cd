import { Icon } from "../../ui/icon";
import { areaUnitLabels, areaUnits, landUnits } from "../../catalogue/unit-names";
import { formatDate } from "../../lib/dates";
import { CurrencyField } from "../../listing/currency-field";
import { useSiteFacts } from "../../site/site-data";
import { SelectField } from "../../ui/fields";
import { chooseUnits, useDisplayUnits } from "../../visitor/display-units";
import * as styles from "./units-disclosure.module.css";

const asListed = { value: "", label: "As listed" };
const measures = [
  { name: "area", label: "Areas in", units: areaUnits },
  { name: "land", label: "Land in", units: landUnits },
] as const;

/** For figures beside those of the listings. */
export function UnitFields() {
  const chosen = useDisplayUnits();
  const { exchangeRates } = useSiteFacts();
  return (
    <fieldset className="stack">
      <legend className="vh">Units and currency</legend>
      <CurrencyField id="footer-units" />
      {measures.map(({ name, label, units }) => (
        <SelectField
          key={name}
          id={`footer-units-${name}`}
          label={label}
          value={chosen[name] ?? ""}
          options={[asListed, ...units.map((unit) => ({ value: unit, label: areaUnitLabels[unit] }))]}
          onChange={(value) => chooseUnits({ [name]: value })}
        />
      ))}
      <p className={styles.note}>
        A guide beside the listed figures.{" "}
        {exchangeRates.map((rate) => `1 ${rate.currency} = ₹${rate.inr} on ${formatDate(rate.asOf)}. `)}
      </p>
    </fieldset>
  );
}

/** Opens without React. */
export function UnitsDisclosure() {
  return (
    <details className={`needs-script screen-only ${styles.box}`}>
      <summary className={`tap ${styles.summary}`}>
        Units &amp; currency
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={`on-paper boxed ${styles.panel}`}>
        <UnitFields />
      </div>
    </details>
  );
}
