import { mockMail } from "../../support/mock-mail";
import { act, cleanup, render, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { loadPageAhead } from "../../../src/gatsby/boot/load-pages";
import { deliverOutbox } from "../../../src/features/enquiry/after/outbox-notice";
import { deleteStoredData } from "../../../src/features/privacy/delete-my-data";
import { CitySearch } from "../../../src/shell/city-search";
import {
  acted,
  askForCode,
  codeField,
  enterCode,
  fieldOf,
  fillIn,
  passSeconds,
  press,
  put,
  sendButton,
  typist,
} from "../../support/form-user";
import { someDetails } from "../../support/enquiry-fixture";
import { siteFactsAnswer } from "../../support/site-facts";

jest.mock("../../../src/gatsby/boot/load-pages", () => ({ loadPageAhead: jest.fn() }));

const keptEvents: unknown[] = [];
const noteKept = (event: Event) => keptEvents.push(event instanceof CustomEvent ? event.detail : null);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  mockMail.clear();
  jest.mocked(loadPageAhead).mockClear();
  keptEvents.length = 0;
  delete window.dataLayer;
  localStorage.clear();
  sessionStorage.clear();
  window.addEventListener("propertyEnquiry", noteKept);
});
afterEach(() => {
  window.removeEventListener("propertyEnquiry", noteKept);
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

async function open(tab: "Buy" | "Sale" | "Rent" = "Rent") {
  await press(screen.getByRole("button", { name: tab, hidden: true }));
  await act(async () => void (await import("../../../src/features/enquiry/flow/contact-modal")));
}

async function openFresh(tab?: "Buy" | "Sale" | "Rent") {
  render(<CitySearch city="Bangalore" homeCount={1000} picture={null} />);
  await open(tab);
}

const close = () => press(screen.getByRole("button", { name: "Close" }));

const dialog = () => screen.queryByRole("dialog");
const notice = () => document.querySelector("[data-notice]");
function kept(): unknown {
  const list: unknown = JSON.parse(localStorage.getItem("propertyEnquiries") ?? "[]");
  return list;
}

describe("contact modal (requirements 2.5, 4.2)", () => {
  test("is titled by the tab, and closed by its buttons and by a click outside, not inside", async () => {
    await openFresh();
    expect(screen.getByRole("dialog", { name: "Get in touch — Rent" })).toBeInTheDocument();
    await typist().click(fieldOf("Name"));
    expect(dialog()).toBeInTheDocument();
    for (const name of ["Close", "Cancel", null]) {
      await open();
      await typist().click(name === null ? screen.getByRole("dialog") : screen.getByRole("button", { name }));
      expect(dialog()).toBeNull();
    }
  });

  test("closed and opened by another tab it still holds what was typed", async () => {
    await openFresh("Rent");
    put(fieldOf("Name"), "Ananya");
    await close();
    await open("Buy");
    expect(screen.getByRole("dialog", { name: "Get in touch — Buy" })).toBeInTheDocument();
    expect(fieldOf("Name")).toHaveValue("Ananya");
  });

  test("'Delete my data' empties it, and the next key does not store the old text again (decisions/storage-and-privacy)", async () => {
    await openFresh();
    await askForCode("modal");
    await close();
    await acted(() => void deleteStoredData());
    await open();
    expect(fieldOf("Name")).toHaveValue("");
    expect(fieldOf("What are you looking for?")).toHaveValue("");
    put(fieldOf("Name"), "A");
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toMatch(/Ananya|9876543210|A site visit/i);
  });

  test("'Delete my data' does not stop what is being sent", async () => {
    await openFresh();
    await askForCode("modal");
    const answer = mockMail.hold();
    await enterCode(mockMail.codeInInbox());
    await acted(() => void deleteStoredData());
    await answer({ ok: true });
    expect(notice()).toHaveTextContent("Request submitted ✓");
    expect(mockMail.leads()).toHaveLength(1);
  });
});

describe("modal specials (requirements 4.1, 8)", () => {
  test("a failed code opens step 2 with what was kept, no code field, no clock, and the button to press again", async () => {
    await openFresh("Rent");
    mockMail.fail();
    await askForCode("modal");
    expect(notice()).toHaveTextContent("Failed to send OTP. Your enquiry is stored in this browser for now.");
    expect(notice()).toHaveTextContent(
      "It has not reached us yet. This browser sends it when you next open this site, for up to 7 days.",
    );
    expect(kept()).toEqual([expect.objectContaining({ name: "Ananya Rao", message: someDetails().message })]);
    expect(screen.queryByRole("textbox", { name: "6-digit code" })).toBeNull();
    expect(screen.queryByText(/Valid for|Code expired/)).toBeNull();
    expect(screen.queryByRole("button", { name: /Verify/ })).toBeNull();
    await press(sendButton());
    expect(notice()).toHaveTextContent("OTP sent to ananya@example.com.");
    expect(codeField()).toBeEnabled();
  });

  test.each(["config", "blocked", "headless"] as const)(
    "a code that fails for the reason '%s' promises no other try, which will not help (decisions/enquiry-delivery)",
    async (reason) => {
      await openFresh("Rent");
      mockMail.fail(reason);
      await askForCode("modal");
      expect(notice()).toHaveTextContent("Your enquiry is stored in this browser for now.");
      expect(notice()).toHaveTextContent("It has not reached us yet.");
      expect(notice()).not.toHaveTextContent(/This browser sends it/);
      expect(notice()).toHaveTextContent(/or call us\.|call or message us|call, message or write to us/);
      expect(kept()).toHaveLength(1);
    },
  );

  test("an e-mail address that the service refuses keeps step 1, with the focus on it and what to do (decisions/enquiry-delivery)", async () => {
    await openFresh();
    mockMail.fail("address");
    await askForCode("modal");
    expect(fieldOf("E-mail")).toHaveFocus();
    expect(fieldOf("E-mail")).toHaveAccessibleDescription(
      / This e-mail address is not valid\. Please check it/,
    );
    expect(notice()).toHaveTextContent(
      /^Failed to send OTP\. .*Please check it and press the button again\./,
    );
    expect(notice()).not.toHaveTextContent(/stored|has a fault/);
    expect(kept()).toEqual([]);
  });

  test("Cancel is disabled while the code is on its way; Back returns to step 1 (requirements 4.1)", async () => {
    await openFresh();
    fillIn("modal");
    const answer = mockMail.hold();
    await press(sendButton());
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await answer({ ok: true });
    await press(screen.getByRole("button", { name: "Back" }));
    expect(fieldOf("Name")).toHaveValue("Ananya Rao");
    expect(fieldOf("Name")).toHaveFocus();
  });

  test("loads the thank-you page ahead once a code went out, and never after a failure", async () => {
    await openFresh();
    mockMail.fail();
    await askForCode("modal");
    expect(loadPageAhead).not.toHaveBeenCalled();
    await press(sendButton());
    expect(jest.mocked(loadPageAhead).mock.calls).toEqual([["/thank-you"]]);
  });

  test("goes to /thank-you 700 ms after success, and opens empty the next time", async () => {
    await openFresh("Sale");
    await askForCode("modal");
    await enterCode(mockMail.codeInInbox());
    expect(notice()).toHaveTextContent("Request submitted ✓");
    expect(mockMail.leads()[0]?.params).toMatchObject({ context: "Sale", name: "Ananya Rao" });
    await acted(() => jest.advanceTimersByTime(699));
    expect(navigate).not.toHaveBeenCalled();
    await acted(() => jest.advanceTimersByTime(1));
    expect(navigate).toHaveBeenCalledWith("/thank-you", expect.objectContaining({ replace: false }));
    expect(dialog()).toBeNull();
    expect(kept()).toEqual([]);

    await open("Buy");
    expect(fieldOf("Name")).toHaveValue("");
  });

  test("closed while its lead was on its way it goes nowhere, reports the success when opened, then starts anew; so within the 700 ms, opened again or not", async () => {
    await openFresh();
    await askForCode("modal");
    const answer = mockMail.hold();
    await enterCode(mockMail.codeInInbox());
    await close();
    await answer({ ok: true });
    await passSeconds(1);
    expect(navigate).not.toHaveBeenCalled();
    const conversion: unknown = expect.objectContaining({ event_label: "enquiry:modal" });
    expect(window.dataLayer).toEqual([conversion]);
    await open();
    expect(notice()).toHaveTextContent("Request submitted ✓");
    await close();
    for (const next of [() => undefined, open]) {
      await open();
      expect(fieldOf("Name")).toHaveValue("");
      await askForCode("modal");
      await enterCode(mockMail.codeInInbox());
      await close();
      await next();
      await passSeconds(1);
      expect(navigate).not.toHaveBeenCalled();
    }
    expect(window.dataLayer).toEqual([conversion, conversion, conversion]);
  });

  test("what was kept waits while this tab has its correction, also on the next page, and goes out in those words alone", async () => {
    await openFresh();
    mockMail.fail();
    await askForCode("modal");
    await press(screen.getByRole("button", { name: "Back" }));
    put(fieldOf("What are you looking for?"), "On Sunday, please.");
    cleanup();
    await act(deliverOutbox);
    expect(mockMail.leads()).toEqual([]);
    await openFresh();
    await press(sendButton());
    await enterCode(mockMail.codeInInbox());
    expect(mockMail.leads().map(({ params }) => params["message"])).toEqual(["On Sunday, please."]);
    expect(kept()).toEqual([]);
  });

  test("keeps an undelivered lead in this browser, says so, fires propertyEnquiry and succeeds", async () => {
    await openFresh("Rent");
    await askForCode("modal");
    mockMail.fail();
    await enterCode(mockMail.codeInInbox());
    expect(notice()).toHaveTextContent("Failed to send final email. Saved locally.");
    expect(kept()).toEqual([expect.objectContaining({ name: "Ananya Rao", context: "Rent" })]);
    const anId: unknown = expect.any(Number);
    expect(keptEvents).toEqual([{ id: anId }]);
    await passSeconds(1);
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
