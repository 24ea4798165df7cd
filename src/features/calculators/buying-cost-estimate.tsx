import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { formatAmount, formatCompactAmount, type Currency } from "../../catalogue/money";
import { describeRule, estimateBuyingCost, type BuyingCostRule } from "../../catalogue/buying-cost";
import { Fold } from "../../listing/detail/detail-section";
import { FigureTable } from "./figure-table";
import * as styles from "./listing-costs.module.css";

/** An entry of data/buying-costs.json. */
export type CityBuyingCost = Queries.BuyingCostEstimateFragment;

interface BuyingCostEstimateProps {
  readonly texts: Queries.BuyingCostTextsFragment;
  readonly cost: CityBuyingCost;
  readonly price: { readonly min: number; readonly currency: Currency } | null;
}

interface CostLine extends BuyingCostRule {
  readonly note: string | null;
  /** In whole units of the currency; absent without a price. */
  readonly amount?: number;
}

interface CostTableProps {
  readonly label: string;
  readonly currency: Currency;
  readonly items: readonly CostLine[];
  readonly total: number | null;
}

function CostTable({ label, currency, items, total }: CostTableProps) {
  return (
    <FigureTable
      label={label}
      columns={["Charge", "Rate", ...(total === null ? [] : ["Amount"])]}
      rows={items.map((item) => [
        <>
          {item.label}
          {item.note !== null && <small className={styles.note}>{item.note}</small>}
        </>,
        describeRule(item, currency),
        ...(item.amount === undefined ? [] : [formatAmount(item.amount, currency)]),
      ])}
      total={total === null ? undefined : ["Total", formatAmount(total, currency)]}
    />
  );
}

/** Without a price it shows rates alone; a city without a source says so. */
export function BuyingCostEstimate({ texts, cost, price }: BuyingCostEstimateProps) {
  const { city, currency, asOf, basis, items, notIncluded, sources, unavailable } = cost;
  const title = interpolate(texts.dutyTitle, { city });
  if (items.length === 0) {
    return (
      <div className={styles.unavailable}>
        <h3 className={styles.title}>{title}</h3>
        <p>{unavailable ?? basis}</p>
      </div>
    );
  }
  const base = price?.currency === currency ? price.min : null;
  const estimate = base === null ? null : estimateBuyingCost(items, base);
  const figure = estimate === null ? undefined : `about ${formatAmount(estimate.total, currency)}`;
  return (
    <Fold title={title} figure={figure}>
      <>
        <p>
          {[
            base === null
              ? texts.ratesText
              : interpolate(texts.dutyText, { price: formatCompactAmount(base, currency) }),
            basis,
          ].join(" ")}
        </p>
        <CostTable
          label={title}
          currency={currency}
          items={estimate?.lines ?? items}
          total={estimate?.total ?? null}
        />
        {notIncluded.length > 0 && (
          <div className={styles.rest}>
            <h4 className={styles.subheading}>{texts.notIncluded}</h4>
            <ul>
              {notIncluded.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.sources}>
          As of {formatDate(asOf)}. {sources.length === 1 ? "Source: " : "Sources: "}
          {sources.map(({ label, href }, at) => (
            <span key={href}>
              <a href={href} target="_blank" rel="noopener">
                {label}
              </a>
              {at < sources.length - 1 ? "; " : "."}
            </span>
          ))}
        </p>
      </>
    </Fold>
  );
}

export const buyingCostEstimateFragments = graphql`
  fragment BuyingCostTexts on CalculatorTexts {
    dutyTitle
    dutyText
    ratesText
    notIncluded
  }
  fragment BuyingCostEstimate on BuyingCost {
    city
    currency
    asOf
    basis
    items {
      label
      percent
      fixed
      capAmount
      note
    }
    notIncluded
    sources {
      label
      href
    }
    unavailable
  }
`;
