import { ScrollBox } from "../../ui/scroll-box";
import { formatAmount, type Currency } from "../../catalogue/money";
import { describeRule, type BuyingCostRule } from "../../catalogue/buying-cost";
import * as styles from "./buying-cost-table.module.css";

interface CostLine extends BuyingCostRule {
  readonly note: string | null;
  /** In whole units of the currency; absent without a price. */
  readonly amount?: number;
}

interface BuyingCostTableProps {
  readonly label: string;
  readonly currency: Currency;
  readonly items: readonly CostLine[];
  /** Null without a price. */
  readonly total: number | null;
}

/** A row for each charge with its rate and amount; without a price only rates. */
export function BuyingCostTable({ label, currency, items, total }: BuyingCostTableProps) {
  return (
    <ScrollBox label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Charge</th>
            <th scope="col">Rate</th>
            {total !== null && <th scope="col">Amount</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.label}>
              <th scope="row">
                {item.label}
                {item.note !== null && <small className={styles.note}>{item.note}</small>}
              </th>
              <td className="num">{describeRule(item, currency)}</td>
              {item.amount !== undefined && <td className="num">{formatAmount(item.amount, currency)}</td>}
            </tr>
          ))}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td className="num">{formatAmount(total, currency)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
