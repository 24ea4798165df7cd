import { plainText } from "../lib/text";

/** "₹1,50,000", "−₹57,600", "about ₹69.1 L", "2.2%", "435.6". */
const figure = /^(?:about )?[-−]?(?:₹|AED )?\d[\d,]*(?:\.\d+)?(?: ?(?:%|L|Cr|M))?$/;

const cellPattern = /<(th|td)([^>]*)>([\s\S]*?)<\/\1>/g;
const rowPattern = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;

const textsOf = (row: string) => [...row.matchAll(cellPattern)].map(([, , , inner = ""]) => plainText(inner));

/** Positions of the columns whose cells are figures from the first row of the body to the last. */
function figureColumns(table: string): ReadonlySet<number> {
  const body = /<tbody\b[^>]*>([\s\S]*?)<\/tbody>/.exec(table)?.[1] ?? "";
  const rows = (body.match(rowPattern) ?? []).map(textsOf);
  const columns = rows[0]?.keys() ?? [];
  return new Set([...columns].filter((column) => rows.every((row) => figure.test(row[column] ?? ""))));
}

/**
 * Marks the cells of columns of figures with `data-figures`, heads included, so that their digits can stand below each
 * other. Tables with cells that span several columns or rows stay as they are.
 */
export function alignFigures(html: string): string {
  return html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => {
    const columns = /(?:col|row)span=/.test(table) ? new Set<number>() : figureColumns(table);
    if (columns.size === 0) return table;
    return table.replace(rowPattern, (row) => {
      let column = -1;
      return row.replace(cellPattern, (cell, tag: string, attributes: string, inner: string) => {
        column += 1;
        return columns.has(column) ? `<${tag}${attributes} data-figures>${inner}</${tag}>` : cell;
      });
    });
  });
}
