import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { formatAmount, formatCompactAmount, type Currency } from "../../catalogue/money";
import { describeRule, estimateBuyingCost } from "../../catalogue/buying-cost";
import { Fold } from "../../listing/detail/detail-section";
import { FigureTable } from "./figure-table";
import * as styles from "./listing-costs.module.css";

export type CityBuyingCost = Queries.BuyingCostEstimateFragment;

interface BuyingCostEstimateProps {
  readonly texts: Queries.BuyingCostTextsFragment;
  readonly cost: CityBuyingCost;
  readonly price: { readonly min: number; readonly currency: Currency } | null;
}

/** `amount` is in whole units of the currency; absent without a price. */
type CostLine = CityBuyingCost["items"][number] & { readonly amount?: number };

/** Without a price it shows rates alone; for a city without a source it shows a note. */
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
  const lines: readonly CostLine[] = estimate?.lines ?? items;
  const intro =
    base === null
      ? texts.ratesText
      : interpolate(texts.dutyText, { price: formatCompactAmount(base, currency) });
  const total = estimate === null ? undefined : formatAmount(estimate.total, currency);
  return (
    <Fold title={title} figure={total && `about ${total}`}>
      <p>{`${intro} ${basis}`}</p>
      <FigureTable
        label={title}
        columns={["Charge", "Rate", ...(estimate === null ? [] : ["Amount"])]}
        rows={lines.map((line) => [
          <>
            {line.label}
            {line.note !== null && <small className={styles.note}>{line.note}</small>}
          </>,
          describeRule(line, currency),
          ...(line.amount === undefined ? [] : [formatAmount(line.amount, currency)]),
        ])}
        total={total}
      />
      {notIncluded.length > 0 && (
        <div className={styles.rest}>
          <h4 className={`strong ${styles.subheading}`}>{texts.notIncluded}</h4>
          <ul>
            {notIncluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={`note ${styles.sources}`}>
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
