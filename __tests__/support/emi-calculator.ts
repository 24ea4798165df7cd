import type { Locator, Page } from "playwright-core";

/** The calculator of /services/home-loan, in view, where it starts to work. */
export async function goToCalculator(page: Page): Promise<Locator> {
  const calculator = page.locator("#emi-calculator");
  await calculator.scrollIntoViewIfNeeded();
  return calculator;
}

export async function showYears(calculator: Locator): Promise<void> {
  await calculator.getByText("Show the years as a table").click();
  await calculator.getByRole("table").waitFor();
}
