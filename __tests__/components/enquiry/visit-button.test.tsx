/** "Book a visit" (docs/decisions/visits.md). */
import "../../support/text-encoder";
import { act, render, screen, within } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { deleteStoredData } from "../../../src/features/privacy/delete-my-data";
import { VisitButton } from "../../../src/features/enquiry/after/visit-button";
import { axeViolations } from "../../support/axe-violations";
import { officeTimes } from "../../support/enquiry-fixture";
import {
  aMailService,
  codeField,
  fieldOf,
  passSeconds,
  sendButton,
  typist,
  verifyButton,
} from "../../support/form-user";
import { siteFactsAnswer } from "../../support/site-facts";

const mockMail = aMailService();
jest.mock("../../../src/features/enquiry/flow/email-client", () => ({
  get siteEmailClient() {
    return mockMail;
  },
}));
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
  const page = render(<VisitButton homes={homes} />);
  await typist().click(button());
  await act(async () => {
    await import("../../../src/features/enquiry/after/visit-modal");
  });
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return page;
}

async function chooseTimes() {
  const user = typist();
  await user.selectOptions(choice("First choice: day"), "Saturday, 28 Nov 2026");
  await user.selectOptions(choice("First choice: time"), "Morning, 9.30 am to 12 noon");
  await user.selectOptions(choice("Second choice: day"), "Monday, 30 Nov 2026");
  await user.selectOptions(choice("Second choice: time"), "Evening, 5 pm to 7 pm");
}

async function typeDetails() {
  const user = typist();
  await user.type(fieldOf("Name"), "Ananya Rao");
  await user.type(fieldOf("E-mail"), "ananya@example.com");
  await user.type(fieldOf("Phone"), "9876543210");
}

test("without JavaScript it leads to the contact page, and a press before React waits for it", () => {
  const html = renderToString(<VisitButton homes={[orchard]} />);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*data-waits=""/);
});

test("nothing is asked for before the press", () => {
  render(<VisitButton homes={[orchard]} />);
  expect(fetchTimes).not.toHaveBeenCalled();
});

test("where the office hours do not come it leads to the contact page", async () => {
  fetchTimes.mockRejectedValueOnce(new TypeError("no network"));
  await openDialog();
  expect(navigate).toHaveBeenCalledWith("/contact");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opens in a dialog that names the home, with days of the calendar and times of the chosen day", async () => {
  const { baseElement } = await openDialog();
  expect(screen.getByRole("dialog", { name: "Book a visit" })).toBeVisible();
  expect(screen.getByText("Orchard Row")).toBeVisible();
  expect(offered("First choice: day").slice(0, 3)).toEqual([
    "Friday, 20 Nov 2026",
    "Saturday, 21 Nov 2026",
    "Monday, 23 Nov 2026",
  ]);
  expect(offered("First choice: time")).toEqual([]);
  await typist().selectOptions(choice("First choice: day"), "Friday, 20 Nov 2026");
  expect(offered("First choice: time")).toEqual(["Evening, 5 pm to 7 pm"]);
  jest.useRealTimers();
  expect(await axeViolations(baseElement)).toEqual([]);
});

test("another day keeps a time that it has, and takes away one that it has not", async () => {
  await openDialog();
  const user = typist();
  await user.selectOptions(choice("First choice: day"), "Saturday, 28 Nov 2026");
  await user.selectOptions(choice("First choice: time"), "Morning, 9.30 am to 12 noon");
  await user.selectOptions(choice("First choice: day"), "Monday, 30 Nov 2026");
  expect(choice("First choice: time")).toHaveDisplayValue("Morning, 9.30 am to 12 noon");
  await user.selectOptions(choice("First choice: day"), "Friday, 20 Nov 2026");
  expect(choice("First choice: time")).toHaveDisplayValue("Choose a time");
});

test("'Delete my data' in another tab empties it (decisions/storage-and-privacy)", async () => {
  await openDialog();
  await chooseTimes();
  await typeDetails();
  await act(async () => void deleteStoredData());
  expect(fieldOf("Name")).toHaveValue("");
  expect(choice("First choice: day")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test("a day that passes while the form is open is not asked for", async () => {
  await openDialog();
  await typist().selectOptions(choice("First choice: day"), "Friday, 20 Nov 2026");
  await typist().selectOptions(choice("First choice: time"), "Evening, 5 pm to 7 pm");
  jest.setSystemTime(Date.UTC(2026, 10, 20, 19));
  await typist().click(sendButton());
  expect(screen.getByRole("alert")).toHaveTextContent("Please choose a day.");
  expect(offered("First choice: day")[0]).toBe("Saturday, 21 Nov 2026");
  expect(mockMail.sent).toEqual([]);
});

test("a day that passes while the form is closed is not offered when it opens again", async () => {
  await openDialog();
  await typist().click(screen.getByRole("button", { name: "Close" }));
  jest.setSystemTime(Date.UTC(2026, 10, 20, 19));
  await typist().click(button());
  expect(offered("First choice: day")[0]).toBe("Saturday, 21 Nov 2026");
});

test("homes in two cities are visited a city at a time, by the clock of that city", async () => {
  await openDialog([orchard, home("Marina One", "Dubai"), home("Lake House", "Bangalore")]);
  expect(screen.getByText("Orchard Row, Lake House")).toBeVisible();
  await typist().selectOptions(choice("First choice: day"), "Friday, 20 Nov 2026");
  await typist().selectOptions(choice("Visit the homes in"), "Dubai");
  expect(screen.getByText("Marina One")).toBeVisible();
  // 2.15 pm there.
  jest.setSystemTime(Date.UTC(2026, 10, 20, 12, 30));
  await typist().selectOptions(choice("Visit the homes in"), "Bangalore");
  expect(offered("First choice: day")[0]).toBe("Saturday, 21 Nov 2026");
  await typist().selectOptions(choice("Visit the homes in"), "Dubai");
  expect(offered("First choice: day")[0]).toBe("Friday, 20 Nov 2026");
});

test("goes the way of every enquiry, and its two times to the thank-you page", async () => {
  await openDialog();
  await chooseTimes();
  await typist().selectOptions(choice("Number of people"), "3");
  await typist().selectOptions(choice("In person or by video"), "Video call");
  await typeDetails();
  await typist().click(sendButton());
  await typist().type(codeField(), mockMail.codeInInbox());
  await typist().click(verifyButton());
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
  expect(navigate).toHaveBeenCalledWith("/thank-you", {
    replace: false,
    state: expect.objectContaining({
      form: "visit",
      isKept: false,
      visit: expect.objectContaining({
        place: "Video call",
        wishes: [
          expect.objectContaining({ from: "2026-11-28T04:00:00.000Z", to: "2026-11-28T06:30:00.000Z" }),
          expect.objectContaining({ from: "2026-11-30T11:30:00.000Z", to: "2026-11-30T13:30:00.000Z" }),
        ],
      }),
    }),
  });
});

test("who has gone to another page when the lead goes out is not led away from it", async () => {
  const page = await openDialog();
  await chooseTimes();
  await typeDetails();
  await typist().click(sendButton());
  await typist().type(codeField(), mockMail.codeInInbox());
  const answer = mockMail.hold();
  await typist().click(verifyButton());
  page.unmount();
  await answer({ ok: true });
  await passSeconds(1);
  expect(mockMail.leads()).toHaveLength(1);
  expect(navigate).not.toHaveBeenCalled();
});

test("closed and opened again it holds what was chosen and typed; so it does after a reload", async () => {
  const page = await openDialog();
  await chooseTimes();
  await typist().type(fieldOf("Name"), "Ananya");
  await typist().click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await typist().click(button());
  expect(choice("Second choice: time")).toHaveDisplayValue("Evening, 5 pm to 7 pm");
  page.unmount();
  await openDialog();
  expect(fieldOf("Name")).toHaveValue("Ananya");
  expect(choice("First choice: day")).toHaveDisplayValue("Saturday, 28 Nov 2026");
});

test("a code that cannot be sent leaves the visit in this browser, as with the modal", async () => {
  await openDialog();
  await chooseTimes();
  await typeDetails();
  mockMail.fail();
  await typist().click(sendButton());
  expect(screen.getByRole("alert")).toHaveTextContent("Your enquiry is stored in this browser for now.");
  const kept: unknown = JSON.parse(localStorage.getItem("propertyEnquiries") ?? "[]");
  expect(kept).toEqual([
    expect.objectContaining({
      visit_homes: "Orchard Row",
      visit_day_1: "Saturday, 28 Nov 2026",
      context: "Book a visit, e-mail address not confirmed by a code",
    }),
  ]);
});
