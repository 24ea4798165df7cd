import { monthlyInstalment, repaymentOf } from "../../../src/catalogue/emi";
import { yearlySchedule } from "../../../src/features/calculators/yearly-chart";

const loan = (principal: number, ratePercent: number, months: number) => ({ principal, ratePercent, months });

describe("EMI = P·r·(1+r)^n / ((1+r)^n − 1)", () => {
  test.each([
    ["₹50,00,000 at 8.5% over 20 years", loan(5_000_000, 8.5, 240), 43_391],
    ["₹10,00,000 at 7.2% over 10 years", loan(1_000_000, 7.2, 120), 11_714],
    ["₹10,00,000 at 10.5% over 10 years", loan(1_000_000, 10.5, 120), 13_493],
    ["a lakh at 8.5% over 20 years", loan(100_000, 8.5, 240), 868],
    ["a lakh at 9% over 15 years", loan(100_000, 9, 180), 1_014],
    ["a lakh at 8% over 30 years", loan(100_000, 8, 360), 734],
  ])("%s gives the published instalment", (_, given, expected) => {
    expect(Math.round(monthlyInstalment(given) ?? 0)).toBe(expected);
  });

  test("₹50,00,000 at 8.5% over 20 years costs ₹54,13,879 in interest", () => {
    const { interest = 0, total = 0 } = repaymentOf(loan(5_000_000, 8.5, 240)) ?? {};
    expect([Math.round(interest), Math.round(total)]).toEqual([5_413_879, 10_413_879]);
  });

  test("at 0% each month pays an equal part and nothing else", () => {
    expect(repaymentOf(loan(1_200_000, 0, 120))).toEqual({
      instalment: 10_000,
      interest: 0,
      total: 1_200_000,
    });
  });

  test("a loan of one month pays itself and one month's interest", () => {
    expect(monthlyInstalment(loan(100_000, 12, 1))).toBeCloseTo(101_000, 6);
  });

  test("a tiny rate comes close to no rate, and a long term to interest alone", () => {
    expect(monthlyInstalment(loan(1_200_000, 1e-9, 120))).toBeCloseTo(10_000, 3);
    expect(monthlyInstalment(loan(1_000_000, 12, 100_000))).toBeCloseTo(10_000, 6);
  });

  test.each([
    ["nothing lent", loan(0, 8.5, 240)],
    ["a negative loan", loan(-1, 8.5, 240)],
    ["a negative rate", loan(5_000_000, -1, 240)],
    ["no month", loan(5_000_000, 8.5, 0)],
    ["a part of a month", loan(5_000_000, 8.5, 12.5)],
    ["no number", loan(Number.NaN, 8.5, 240)],
    ["no rate", loan(5_000_000, Number.NaN, 240)],
    ["more than can be counted", loan(Number.POSITIVE_INFINITY, 8.5, 240)],
  ])("%s has no instalment", (_, given) => {
    expect(monthlyInstalment(given)).toBeNull();
    expect(repaymentOf(given)).toBeNull();
    expect(yearlySchedule(given)).toEqual([]);
  });
});

describe("the years of a loan", () => {
  test.each([
    ["20 years at 8.5%", loan(5_000_000, 8.5, 240), 20],
    ["40 years at 30%", loan(1_000_000_000, 30, 480), 40],
    ["10 years at 0%", loan(1_200_000, 0, 120), 10],
    ["a year and a half", loan(600_000, 9, 18), 2],
    ["one month", loan(100_000, 12, 1), 1],
  ])("%s: the parts add up to the loan, its interest and nothing left", (_, given, count) => {
    const years = yearlySchedule(given);
    const sum = (part: "principal" | "interest") => years.reduce((total, year) => total + year[part], 0);
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: count }, (__, at) => at + 1));
    expect(sum("principal")).toBeCloseTo(given.principal, 2);
    expect(sum("interest")).toBeCloseTo(repaymentOf(given)?.interest ?? 0, 2);
    expect(years.at(-1)?.balance).toBe(0);
  });

  test.each([7, 11, 19, 20, 23, 40])("no year of %i has negative interest where none is charged", (years) => {
    const schedule = yearlySchedule({ principal: 5_000_000, ratePercent: 0, months: years * 12 });
    expect(schedule.filter(({ principal, interest }) => interest < 0 || principal < 0)).toEqual([]);
  });

  test("equal those of a schedule kept month by month", () => {
    const given = loan(5_000_000, 8.5, 240);
    const instalment = monthlyInstalment(given) ?? 0;
    let balance = given.principal;
    const balances = Array.from({ length: 240 }, () => {
      balance = balance * (1 + 8.5 / 1_200) - instalment;
      return balance;
    });
    yearlySchedule(given).forEach((year) => {
      expect(year.balance).toBeCloseTo(balances[year.year * 12 - 1] ?? 0, 2);
    });
  });
});
