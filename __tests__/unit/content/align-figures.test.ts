import { alignFigures } from "../../../src/content/content-types";

const table = (head: string, ...rows: string[]) =>
  `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;

test("a column of figures is marked from its head to its foot, the others stay", () => {
  const html = table(
    '<th scope="col">Line</th><th scope="col">Amount</th><th scope="col">Note</th>',
    '<th scope="row">Rent</th><td>₹3,30,000</td><td>one month empty</td>',
    '<th scope="row">Tax</th><td>−₹12,000</td><td>2026</td>',
  );
  expect(alignFigures(`<p>Before</p>${html}`)).toBe(
    `<p>Before</p>${table(
      '<th scope="col">Line</th><th scope="col" data-figures>Amount</th><th scope="col">Note</th>',
      '<th scope="row">Rent</th><td data-figures>₹3,30,000</td><td>one month empty</td>',
      '<th scope="row">Tax</th><td data-figures>−₹12,000</td><td>2026</td>',
    )}`,
  );
});

test.each(["₹1,50,000", "−₹57,600", "about ₹69.1 L", "2.2%", "435.6", "AED 4,200", "₹1.85 Cr", "580"])(
  "%s is a figure",
  (text) => {
    expect(alignFigures(table("<th>A</th>", `<td>${text}</td>`))).toContain(`<td data-figures>${text}</td>`);
  },
);

test.each(["about AED 580 a year", "4% of price", "1 acre", "6 to 12 m", "", "PRM/KA/123"])(
  "%j is no figure",
  (text) => {
    const html = table("<th>A</th>", `<td>${text}</td>`);
    expect(alignFigures(html)).toBe(html);
  },
);

test("a table with cells over several columns stays as it is", () => {
  const html = table('<th colspan="2">A</th>', "<td>1</td><td>2</td>");
  expect(alignFigures(html)).toBe(html);
});
