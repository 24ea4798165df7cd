import { mockMail } from "../../support/mock-mail";
import "../../support/text-encoder";
import { act, render, screen, within } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { VisitButton } from "../../../src/features/enquiry/after/visit-button";
import { officeTimes, visitWishes } from "../../support/enquiry-fixture";
import { enterCode, fieldOf, passSeconds, press, put, sendButton, typist } from "../../support/form-user";
import { siteFactsAnswer } from "../../support/site-facts";

jest.mock("../../../src/gatsby/boot/load-pages", () => ({ loadPageAhead: jest.fn() }));

const home = (title: string, city: string) => ({
  title,
  city,
  path: `/property/${title.toLowerCase().replace(" ", "-")}`,
  location: `Centre, ${city}`,
});
const orchard = home("Orchard Row", "Bangalore");
const fetchTimes = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(officeTimes) }));
Object.assign(globalThis, { fetch: fetchTimes });

beforeEach(() => {
  // Friday, 20 November 2026, 3.45 pm in Bangalore.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 15) });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  mockMail.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(navigate).mockClear();
});

const button = () => screen.getByRole("link", { name: "Book a visit" });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const offered = (name: string) =>
  within(choice(name))
    .getAllByRole<HTMLOptionElement>("option")
    .filter(({ disabled, value }) => !disabled && value !== "")
    .map(({ textContent }) => textContent);

async function openDialog(homes = [orchard]) {
  fetchTimes.mockClear();
  const page = render(<VisitButton homes={homes} />);
  expect(fetchTimes).not.toHaveBeenCalled();
  await press(button());
  await act(async () => {
    await import("../../../src/features/enquiry/after/visit-modal");
  });
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return page;
}

const choose = (name: string, words: string) => typist().selectOptions(choice(name), words);

async function fillInVisit() {
  await choose("First choice: day", "Saturday, 28 Nov 2026");
  await choose("First choice: time", "Morning, 9.30 am to 12 noon");
  await choose("Second choice: day", "Monday, 30 Nov 2026");
  await choose("Second choice: time", "Evening, 5 pm to 7 pm");
  put(fieldOf("Name"), "Ananya Rao");
  put(fieldOf("E-mail"), "ananya@example.com");
  put(fieldOf("Phone"), "9876543210");
}

test("without JavaScript it leads to the contact page, and a press before React waits for it", () => {
  const html = renderToString(<VisitButton homes={[orchard]} />);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*data-waits=""/);
});

test("where the office hours do not come it leads to the contact page", async () => {
  fetchTimes.mockRejectedValueOnce(new TypeError("no network"));
  await openDialog();
  expect(navigate).toHaveBeenCalledWith("/contact");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opens in a dialog that names the home, with days of the calendar and times of the chosen day", async () => {
  await openDialog();
  expect(screen.getByRole("dialog", { name: "Book a visit" })).toBeVisible();
  expect(screen.getByText("Orchard Row")).toBeVisible();
  expect(offered("First choice: day").slice(0, 3)).toEqual([
    "Friday, 20 Nov 2026",
    "Saturday, 21 Nov 2026",
    "Monday, 23 Nov 2026",
  ]);
  expect(offered("First choice: time")).toEqual([]);
  await choose("First choice: day", "Friday, 20 Nov 2026");
  expect(offered("First choice: time")).toEqual(["Evening, 5 pm to 7 pm"]);
  await choose("First choice: day", "Saturday, 28 Nov 2026");
  await choose("First choice: time", "Morning, 9.30 am to 12 noon");
  await choose("First choice: day", "Monday, 30 Nov 2026");
  expect(choice("First choice: time")).toHaveDisplayValue("Morning, 9.30 am to 12 noon");
  await choose("First choice: day", "Friday, 20 Nov 2026");
  expect(choice("First choice: time")).toHaveDisplayValue("Choose a time");
});

test("a day that passes is not asked for, nor offered when the form opens again", async () => {
  await openDialog();
  await choose("First choice: day", "Friday, 20 Nov 2026");
  await choose("First choice: time", "Evening, 5 pm to 7 pm");
  jest.setSystemTime(Date.UTC(2026, 10, 20, 19));
  await press(sendButton());
  expect(screen.getByRole("alert")).toHaveTextContent("Please choose a day.");
  expect(offered("First choice: day")[0]).toBe("Saturday, 21 Nov 2026");
  expect(mockMail.sent).toEqual([]);
  await press(screen.getByRole("button", { name: "Close" }));
  jest.setSystemTime(Date.UTC(2026, 10, 21, 19));
  await press(button());
  expect(offered("First choice: day")[0]).toBe("Monday, 23 Nov 2026");
});

test("homes in two cities are visited a city at a time, by the clock of that city", async () => {
  await openDialog([orchard, home("Marina One", "Dubai"), home("Lake House", "Bangalore")]);
  expect(screen.getByText("Orchard Row, Lake House")).toBeVisible();
  await choose("First choice: day", "Friday, 20 Nov 2026");
  await choose("Visit the homes in", "Dubai");
  expect(screen.getByText("Marina One")).toBeVisible();
  // 2.15 pm there.
  jest.setSystemTime(Date.UTC(2026, 10, 20, 12, 30));
  await choose("Visit the homes in", "Bangalore");
  expect(offered("First choice: day")[0]).toBe("Saturday, 21 Nov 2026");
  await choose("Visit the homes in", "Dubai");
  expect(offered("First choice: day")[0]).toBe("Friday, 20 Nov 2026");
});

test("goes the way of every enquiry, and its two times to the thank-you page", async () => {
  await openDialog();
  await fillInVisit();
  await choose("Number of people", "3");
  await choose("In person or by video", "Video call");
  await press(sendButton());
  await enterCode(mockMail.codeInInbox());
  await passSeconds(1);
  expect(mockMail.leads()).toEqual([
    {
      kind: "visit",
      params: expect.objectContaining({
        name: "Ananya Rao",
        visit_homes: "Orchard Row",
        visit_day_1: "Saturday, 28 Nov 2026",
        visit_part_2: "Evening, 5 pm to 7 pm",
        visit_people: "3",
        visit_kind: "Video call",
      }),
    },
  ]);
  const visit: unknown = expect.objectContaining({ location: "Video call" });
  const state: unknown = expect.objectContaining({ form: "visit", isKept: false, visit });
  expect(navigate).toHaveBeenCalledWith("/thank-you", { replace: false, state });
});

test("a failed code says how long it is kept, and offers other ways with the homes and the clock of the city; Back leads to the first field", async () => {
  await openDialog([home("Marina One", "Dubai"), orchard]);
  await choose("Visit the homes in", "Bangalore");
  await fillInVisit();
  mockMail.fail();
  await press(sendButton());
  expect(screen.getByText(/for up to 7 days or until the times of the visit have passed\.$/)).toBeVisible();
  const [first, second] = visitWishes.map(({ words }) => words);
  const lines = ["About: Orchard Row", first, second, "Bangalore, India Standard Time", "Ananya Rao"];
  const chat = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toContain(lines.join("\n"));
  const mail = screen.getByRole("link", { name: "Write an e-mail" }).getAttribute("href");
  expect(mail).toContain(`subject=${encodeURIComponent("Enquiry: Orchard Row")}&`);
  await press(screen.getByRole("button", { name: "Back" }));
  expect(choice("Visit the homes in")).toHaveFocus();
});

test("closed and opened again it holds what was chosen and typed; so it does after a reload", async () => {
  const page = await openDialog();
  await fillInVisit();
  await press(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await press(button());
  expect(choice("Second choice: time")).toHaveDisplayValue("Evening, 5 pm to 7 pm");
  page.unmount();
  await openDialog();
  expect(fieldOf("Name")).toHaveValue("Ananya Rao");
  expect(choice("First choice: day")).toHaveDisplayValue("Saturday, 28 Nov 2026");
});
