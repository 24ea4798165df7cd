import { monthlyInstalment, repaymentOf } from "../../../src/catalogue/emi";
import { yearlySchedule } from "../../../src/features/calculators/yearly-chart";

const loan = (principal: number, ratePercent: number, months: number) => ({ principal, ratePercent, months });

describe("EMI = P·r·(1+r)^n / ((1+r)^n − 1)", () => {
  test.each([
    ["₹50,00,000 at 8.5% over 20 years", loan(5_000_000, 8.5, 240), 43_391],
    ["₹10,00,000 at 10.5% over 10 years", loan(1_000_000, 10.5, 120), 13_493],
    ["a lakh at 8.5% over 20 years", loan(100_000, 8.5, 240), 868],
    ["a lakh at 8% over 30 years", loan(100_000, 8, 360), 734],
  ])("%s gives the published instalment", (_, given, expected) => {
    expect(Math.round(monthlyInstalment(given) ?? 0)).toBe(expected);
  });

  test("at 0% each month pays an equal part and nothing else", () => {
    expect(repaymentOf(loan(1_200_000, 0, 120))).toEqual({
      instalment: 10_000,
      interest: 0,
      total: 1_200_000,
    });
  });

  test.each([
    ["nothing lent", loan(0, 8.5, 240)],
    ["no month", loan(5_000_000, 8.5, 0)],
    ["a part of a month", loan(5_000_000, 8.5, 12.5)],
    ["no number", loan(Number.NaN, 8.5, 240)],
  ])("%s has no instalment", (_, given) => {
    expect(monthlyInstalment(given)).toBeNull();
    expect(repaymentOf(given)).toBeNull();
    expect(yearlySchedule(given)).toEqual([]);
  });
});

describe("the years of a loan", () => {
  test.each([
    ["20 years at 8.5%", loan(5_000_000, 8.5, 240), 20],
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
