import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { UnitFields } from "../../../src/features/units/units-disclosure";
import { siteFactsAnswer } from "../../support/site-facts";

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

const field = (name: string) => screen.getByRole("combobox", { name });
const optionsOf = (name: string) => [...field(name).querySelectorAll("option")].map(({ text }) => text);

test("currency and units are chosen each by itself, and kept in this browser", async () => {
  const user = userEvent.setup();
  render(<UnitFields />);
  await user.selectOptions(field("Prices in"), "AED");
  await user.selectOptions(field("Areas in"), "m²");
  await user.selectOptions(field("Land in"), "guntha");
  expect(JSON.parse(localStorage.getItem("displayUnits") ?? "")).toEqual({
    currency: "AED",
    area: "sqm",
    land: "gunta",
  });
  await user.selectOptions(field("Prices in"), "As listed");
  expect(field("Areas in")).toHaveValue("sqm");
  expect(JSON.parse(localStorage.getItem("displayUnits") ?? "")).toMatchObject({
    currency: null,
    area: "sqm",
  });
});

test("the rate and its day are said, and a currency without a rate is not offered", () => {
  render(<UnitFields />);
  expect(screen.getByText(/1 AED = ₹24 on 16 Nov(ember)? 2026/)).toBeInTheDocument();
  expect(optionsOf("Prices in").some((label) => label.includes("dollars"))).toBe(false);
});

test("a choice in another tab is taken up", () => {
  render(<UnitFields />);
  localStorage.setItem("displayUnits", JSON.stringify({ currency: "INR" }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "displayUnits" })));
  expect(field("Prices in")).toHaveValue("INR");
});
