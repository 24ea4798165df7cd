import { inrPer } from "../catalogue/money";
import { displayCurrencies } from "../catalogue/unit-names";
import { useSiteFacts } from "../site/site-data";
import { SelectField } from "../ui/fields";
import { chooseUnits, useDisplayUnits } from "../visitor/display-units";

const labels = { INR: "Indian rupees, ₹", AED: "UAE dirhams, AED", USD: "US dollars, $" } as const;

/** Chooses the currency that prices are read in beside that of the listing. */
export function CurrencyField({ id, label = "Prices in" }: { readonly id: string; readonly label?: string }) {
  const { currency } = useDisplayUnits();
  const { exchangeRates } = useSiteFacts();
  const offered = displayCurrencies.filter((code) => inrPer(code, exchangeRates) !== null);
  return (
    <SelectField
      id={`${id}-currency`}
      label={label}
      value={currency ?? ""}
      options={[
        { value: "", label: "As listed" },
        ...offered.map((value) => ({ value, label: labels[value] })),
      ]}
      onChange={(value) => chooseUnits({ currency: value })}
    />
  );
}

/** The same where a price in dirhams stands: beside that of a home, and above a list of Dubai. */
export function DirhamsIn({ id }: { readonly id: string }) {
  return (
    <div className="dirhams-in">
      <CurrencyField id={id} label="Show prices in" />
    </div>
  );
}
