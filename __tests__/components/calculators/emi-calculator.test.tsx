import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import loanDefaults from "../../site-content/loan.json";
import texts from "../../site-content/pages/calculators.json";
import { EmiCalculator } from "../../../src/features/calculators/emi-calculator";
import { setOnScreen, stubViewport } from "../../support/viewport";

beforeEach(() => stubViewport());

async function showCalculator() {
  render(<EmiCalculator defaults={loanDefaults} texts={texts} />);
  await setOnScreen(true);
  await screen.findByLabelText("Loan amount (₹)");
}

const figures = () => screen.getByRole("status").textContent;

function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test("the default loan is worked out with the day of its rate; its fields come when the reader is near", async () => {
  const { container } = render(<EmiCalculator defaults={loanDefaults} texts={texts} />);
  expect(screen.getByText("For example, ₹50,00,000 at 8.5% a year over 20 years:")).toBeInTheDocument();
  expect(container).toHaveTextContent("Monthly instalment (EMI)₹43,391");
  expect(container).toHaveTextContent("8.5% as of 16 Nov 2026");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await setOnScreen(true);
  expect(await screen.findByLabelText("Loan amount (₹)")).toHaveValue("50,00,000");
  expect(screen.getByLabelText("Interest rate (% a year)")).toHaveValue("8.5");
  expect(screen.getByLabelText("Term (years)")).toHaveValue("20");
  // A keypad without letters is for figures alone.
  expect(screen.getByLabelText("Loan amount (₹)")).toHaveAttribute("inputmode", "text");
  expect(screen.getByLabelText("Term (years)")).toHaveAttribute("inputmode", "decimal");
  expect(figures()).toContain("Monthly instalment (EMI)₹43,391");
  expect(figures()).toContain("Total interest₹54,13,879");
});

test("typing works the loan out anew, and leaving the field groups its digits", async () => {
  await showCalculator();
  const amount = type("Loan amount (₹)", "10000000");
  expect(figures()).toContain("₹86,782");
  expect(screen.getByText("= ₹1 crore")).toBeInTheDocument();
  await userEvent.tab();
  expect(amount).toHaveValue("1,00,00,000");
});

test.each([
  ["75 lakh", "75,00,000"],
  [`75${" ".repeat(24)}lakh`, "75,00,000"],
])("%j is read whole and written in figures", async (text, written) => {
  await showCalculator();
  const amount = type("Loan amount (₹)", text);
  await userEvent.tab();
  expect(amount).toHaveValue(written);
});

test("the sliders move the fields and say their values", async () => {
  await showCalculator();
  const slider = screen.getByRole("slider", { name: "Loan amount (₹), slider" });
  expect(slider).toHaveAttribute("aria-valuetext", "₹50 L");
  fireEvent.change(slider, { target: { value: "7500000" } });
  expect(screen.getByLabelText("Loan amount (₹)")).toHaveValue("75,00,000");
  expect(slider).toHaveAttribute("aria-valuetext", "₹75 L");
});

test.each([
  ["Loan amount (₹)", "999999999999", "Enter an amount in rupees, up to ₹1,00,00,00,000."],
  ["Interest rate (% a year)", "85", "Enter a rate from 0 to 30%."],
  ["Term (years)", "400", "Enter a term of up to 40 years."],
])("%s: %p is refused: %s", async (label, text, message) => {
  await showCalculator();
  const field = type(label, text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(figures()).toBe("Correct the field with the message, and the instalment is shown here.");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("the chart says what it shows, and a table has the same years", async () => {
  await showCalculator();
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "What each year pays. In year 1: ₹99,511 of the loan and ₹4.21 L interest; " +
      "in year 20: ₹4.97 L of the loan and ₹23,202 interest.",
  );
  await userEvent.click(screen.getByText("Show the years as a table"));
  const table = screen.getByRole("table", { name: "Repayment year by year" });
  expect(within(table).getAllByRole("row")).toHaveLength(21);
  expect(within(table).getByRole("row", { name: "1 ₹99,511 ₹4,21,182 ₹49,00,489" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: "20 ₹4,97,492 ₹23,202 ₹0" })).toBeInTheDocument();
});
