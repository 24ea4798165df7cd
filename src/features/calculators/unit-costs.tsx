import { graphql } from "gatsby";
import { useState } from "react";
import { formatAmount, formatCompactAmount } from "../../catalogue/money";
import { interpolate } from "../../lib/interpolate";
import { SelectField } from "../../ui/fields";
import { type BuyingCostRule, instalmentOf, ratePerSqft, unitCost } from "../../catalogue/buying-cost";
import { Fold } from "../../listing/detail/detail-section";
import { FigureTable } from "./figure-table";

type CostBasis = NonNullable<Queries.UnitCostsFragment["costBasis"]>;

const rateHeadings = {
  carpet: "Per sq ft, carpet",
  builtup: "Per sq ft, built-up",
  superbuiltup: "Per sq ft, super built-up",
} as const;

/** On a narrow screen "₹1.85 Cr" stays on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

interface UnitCostsProps {
  readonly texts: Queries.UnitCostTextsFragment;
  readonly listing: Pick<Queries.ListingCostsFragment, "city" | "sizeMeasures">;
  readonly basis: CostBasis;
  /** In the currency of the units; empty where they are not known. */
  readonly rules: readonly BuyingCostRule[];
}

function UnitTable({ listing, basis, rules }: Omit<UnitCostsProps, "texts">) {
  const { sizeMeasures } = listing;
  const { units, charges, currency } = basis;
  const hasCarpet = units.some(({ carpetAreaSqft }) => carpetAreaSqft !== null);
  const hasSize = sizeMeasures !== "carpet" && units.some(({ areaSqft }) => areaSqft !== null);
  return (
    <FigureTable
      label="Units and their all-in cost"
      columns={[
        "Unit",
        "Price",
        "All-in",
        ...(hasCarpet ? [rateHeadings.carpet] : []),
        ...(hasSize ? [sizeMeasures === null ? "Per sq ft" : rateHeadings[sizeMeasures]] : []),
      ]}
      rows={units.map((unit) => [
        unit.type,
        unbroken(formatCompactAmount(unit.amount, currency)),
        unbroken(formatCompactAmount(unitCost(unit, charges, rules, currency).total, currency)),
        ...(hasCarpet ? [ratePerSqft(unit.amount, unit.carpetAreaSqft, currency) ?? "–"] : []),
        ...(hasSize ? [ratePerSqft(unit.amount, unit.areaSqft, currency) ?? "–"] : []),
      ])}
    />
  );
}

type UnitBreakdownProps = Pick<UnitCostsProps, "basis" | "rules"> & { readonly at: number };

function UnitBreakdown({ basis, rules, at }: UnitBreakdownProps) {
  const { units, charges, payments, currency } = basis;
  const unit = units[at];
  if (unit === undefined) return null;
  const { lines, total, perFloor } = unitCost(unit, charges, rules, currency);
  const hasDates = payments.some(({ due }) => due !== null);
  return (
    <>
      <FigureTable
        label={`Cost of ${unit.type}`}
        columns={[unit.type, "Rate", "Amount"]}
        rows={[
          ...lines.map(({ label, rate, amount }) => [label, rate, formatAmount(amount, currency)]),
          ...perFloor.map(({ label, rate, amount }) => [
            `${label}, not in the total`,
            rate,
            `${formatAmount(amount, currency)} a floor`,
          ]),
        ]}
        total={formatAmount(total, currency)}
      />
      {payments.length > 0 && (
        <FigureTable
          label={`Instalments of the price of ${unit.type}`}
          columns={["Instalment", ...(hasDates ? ["Due"] : []), "Amount"]}
          rows={payments.map(({ label, value, due, ...share }) => {
            const amount = instalmentOf(share, unit.amount);
            return [
              `${label}, ${value}`,
              ...(hasDates ? [due ?? "–"] : []),
              amount === null ? "–" : formatAmount(amount, currency),
            ];
          })}
        />
      )}
    </>
  );
}

/** What each unit costs in all; of the chosen one each charge and instalment. */
export function UnitCosts({ texts, listing, basis, rules }: UnitCostsProps) {
  const [at, setAt] = useState(0);
  const { units, charges, currency } = basis;
  const totals = units.map((unit) => unitCost(unit, charges, rules, currency).total);
  const figure = `${units.length > 1 ? "from " : "about "}${formatAmount(Math.min(...totals), currency)}`;
  return (
    <Fold title={texts.unitsTitle} figure={figure}>
      <div className="stack">
        <p>{interpolate(rules.length === 0 ? texts.withoutDuty : texts.unitsText, { city: listing.city })}</p>
        {units.length > 1 && (
          <>
            <UnitTable listing={listing} basis={basis} rules={rules} />
            <div className="needs-script">
              <SelectField
                id="unit-cost"
                label="Unit"
                value={String(at)}
                options={units.map(({ type }, index) => ({ value: String(index), label: type }))}
                onChange={(value) => setAt(Number(value))}
              />
            </div>
          </>
        )}
        <UnitBreakdown basis={basis} rules={rules} at={at} />
      </div>
    </Fold>
  );
}

export const unitCostsFragments = graphql`
  fragment UnitCostTexts on CalculatorTexts {
    unitsTitle
    unitsText
    withoutDuty
  }
  fragment UnitCosts on Listing {
    sizeMeasures
    costBasis {
      currency
      units {
        type
        amount
        areaSqft
        carpetAreaSqft
      }
      charges {
        label
        value
        isPerFloor
        percent
        fixed
        perSqft
      }
      payments {
        label
        value
        due
        percent
        fixed
      }
    }
  }
`;
