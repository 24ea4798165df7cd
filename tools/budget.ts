/**
 * `npm run budget`: how large the code is, what it may be at most today, and the goal, which may be missed. Ends with code 1
 * when a figure is above its ceiling: what is added needs a removal. `-- --lower` lowers the ceilings in tools/budget.json to today's figures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { aboveCeiling, measureBudget } from "./measure-budget";
import { runMain } from "./run/run-main";

const file = path.resolve("tools/budget.json");
const bars = z.record(z.string(), z.object({ ceiling: z.number(), goal: z.number() }));
const print = (cells: readonly (string | number)[]) =>
  void process.stdout.write(
    `${cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(44) : cell.toLocaleString("en").padStart(9)))
      .join("")
      .trimEnd()}\n`,
  );

runMain(() => {
  const budget = bars.parse(JSON.parse(readFileSync(file, "utf8")));
  const figures = measureBudget(process.cwd());
  print(["", "today", "ceiling", "goal"]);
  for (const [name, { ceiling, goal }] of Object.entries(budget))
    print([name, figures[name] ?? NaN, ceiling, goal, (figures[name] ?? NaN) <= goal ? "" : "missed"]);
  const ceilings = Object.fromEntries(Object.entries(budget).map(([name, { ceiling }]) => [name, ceiling]));
  const above = aboveCeiling(figures, ceilings);
  for (const name of above) process.stdout.write(`ABOVE ITS CEILING  ${name}\n`);
  if (above.length > 0) process.exitCode = 1;
  if (!process.argv.includes("--lower")) return;
  for (const [name, bar] of Object.entries(budget))
    bar.ceiling = Math.min(bar.ceiling, figures[name] ?? bar.ceiling);
  writeFileSync(file, `${JSON.stringify(budget, null, 2)}\n`);
});
