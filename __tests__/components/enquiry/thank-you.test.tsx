import "../../support/text-encoder";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { browserOutbox } from "../../../src/features/enquiry/flow/outbox";
import content from "../../site-content/pages/thank-you.json";
import type { ThankYouState } from "../../../src/features/enquiry/flow/thank-you-state";
import { ThankYou } from "../../../src/features/enquiry/after/thank-you";
import { asOnPages } from "../../support/as-on-pages";
import { axeViolations } from "../../support/axe-violations";
import { calendarEvent } from "../../support/calendar-event";
import { visitWishes } from "../../support/enquiry-fixture";
import { siteFactsAnswer } from "../../support/site-facts";

const texts = { ...content, text: asOnPages(content.text), directText: asOnPages(content.directText) };
const submittedAt = "2026-11-20T10:15:00.000Z";
const aState = (more: Partial<ThankYouState> = {}): ThankYouState => ({
  ...{ form: "contact", firstName: "Ananya", name: "Ananya Rao", submittedAt },
  ...{ source: null, propertyTitle: null, isKept: false },
  ...more,
});

const show = (navigationState: unknown) =>
  render(<ThankYou navigationState={navigationState} heading="Thank You" texts={texts} />);

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
});
afterEach(() => {
  jest.mocked(navigate).mockClear();
});

describe("thank-you page (requirements 2.14)", () => {
  test("greets by first name, names the property and the time", () => {
    show(aState({ form: "property", propertyTitle: "Orchard Row" }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Thank you, Ananya");
    expect(screen.getByText("Orchard Row")).toBeInTheDocument();
    expect(screen.getByText("Received").nextElementSibling).toHaveTextContent(/20 Nov 2026/);
    expect(screen.getByText("We have your message and will reply within one business day.")).toBeVisible();
  });

  test.each([undefined, null, "text", { firstName: "Mallory" }])(
    "claims no message on a direct visit, nor in the built page (%j), and greets without a name",
    (state) => {
      const built = renderToString(<ThankYou navigationState={state} heading="Thank You" texts={texts} />);
      show(state);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Thank You$/);
      expect(screen.queryByText("Received")).toBeNull();
      expect(window.dataLayer).toBeUndefined();
      for (const text of [built, document.body.textContent ?? ""]) {
        expect(text).not.toContain("We have your message");
        expect(text).toContain("If you have not sent yours yet");
      }
    },
  );

  test("says that we have it, and the stored time, where the navigation brought none", () => {
    localStorage.setItem("contact_last_submit_time", submittedAt);
    show(null);
    expect(screen.getByText(/^We have your message/)).toBeVisible();
    expect(screen.getByText("Received").nextElementSibling).toHaveTextContent(/20 Nov 2026/);
  });

  test("shows phone and e-mail, and leads home; 'Send Another Message' clears the stored time and goes to /contact", async () => {
    show(null);
    for (const [name, href] of [
      ["+91 80 0000 0000", "tel:+918000000000"],
      ["enquiries@example.com", "mailto:enquiries@example.com"],
      ["Return Home", "/"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    localStorage.setItem("contact_last_submit_time", submittedAt);
    await userEvent.click(screen.getByRole("button", { name: "Send Another Message" }));
    expect(localStorage.getItem("contact_last_submit_time")).toBeNull();
    expect(navigate).toHaveBeenCalledWith("/contact");
  });

  test("reports the conversion once per submission, and never again on a reload", () => {
    const first = show(aState());
    expect(window.dataLayer).toEqual([
      {
        ...{ event: "conversion", event_category: "conversion", event_label: "enquiry:contact", value: 1 },
        page_location: window.location.href,
        submission_time: submittedAt,
      },
    ]);
    first.unmount();
    show(aState());
    expect(window.dataLayer).toHaveLength(1);
    show(aState({ submittedAt: "2026-11-20T11:00:00.000Z" }));
    expect(window.dataLayer).toHaveLength(2);
    expect(JSON.stringify(window.dataLayer)).not.toContain("Ananya");
  });
});

describe("thank-you page of an enquiry kept in this browser (requirements 4.1, step 7)", () => {
  const kept = aState({ form: "modal", isKept: true });
  const params = { name: "Ananya Rao", email: "ananya@example.com", submitted_at: submittedAt };
  const keep = () =>
    localStorage.setItem("propertyEnquiries", JSON.stringify([{ id: Date.now(), ...params }]));

  test("says that it waits, and for how long, and that we have it as soon as it went out, also from another tab", async () => {
    keep();
    show(kept);
    expect(
      screen.getByText(/^Your message is saved in this browser and has not reached us/),
    ).toHaveTextContent("for up to 7 days");
    expect(screen.getByText("Saved").nextElementSibling).toHaveTextContent(/20 Nov 2026/);
    await act(() => browserOutbox.deliver(() => Promise.resolve({ ok: true })));
    expect(screen.getByText(/^We have your message/)).toBeVisible();
    expect(screen.getByText("Received")).toBeInTheDocument();
    expect(screen.queryByText(/saved in this browser/)).toBeNull();
  });

  test("says so too when Back shows the page as it was, which heard of nothing meanwhile", () => {
    keep();
    show(kept);
    const ended = [{ id: 1, submittedAt, endedAtMs: Date.now(), outcome: "sent", isRead: false }];
    localStorage.removeItem("propertyEnquiries");
    localStorage.setItem("propertyEnquiriesEnded", JSON.stringify(ended));
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(screen.getByText(/^We have your message/)).toBeVisible();
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

  test("says that it did not reach us when it is neither here nor sent", () => {
    show({ ...kept, submittedAt: daysAgo(6) });
    expect(screen.getByText(/did not reach us/)).toHaveTextContent("more than 7 days");
    expect(screen.queryByText("Received")).toBeNull();
  });

  test("claims neither on day 8, when it is not remembered whether it arrived", () => {
    show({ ...kept, submittedAt: daysAgo(8) });
    expect(screen.getByText(/If you have not sent yours yet/)).toBeVisible();
    expect(screen.queryByText(/did not reach us|We have your message/)).toBeNull();
  });
});

describe("after a visit was asked for (decisions/visits)", () => {
  const visit = {
    ...{ homes: "Orchard Row", location: "Assagao, Goa", path: "/property/orchard-row" },
    zone: "Goa, India Standard Time",
    wishes: visitWishes,
  };
  const state = aState({ form: "visit", propertyTitle: "Orchard Row", visit });
  const links = () => screen.queryAllByRole("link", { name: /^Add to calendar/ });

  test("says what happens next, in office hours, and gives a calendar file for each wish", async () => {
    const { container } = show(state);
    expect(screen.getByText(/^We have your request for a visit\./)).toBeVisible();
    expect(screen.getByRole("heading", { name: "What happens next" })).toBeVisible();
    expect(screen.getByText(/in office hours \(Mon to Sat, 9\.30 am to 7 pm\)/)).toBeVisible();
    expect((await screen.findAllByRole("link", { name: /^Add to calendar/ })).length).toBe(2);
    visit.wishes.forEach((wish, at) => {
      const link = links()[at];
      expect(link).toHaveAccessibleName(`Add to calendar: ${wish.words}`);
      expect(link).toHaveAttribute("download", `visit-${at + 1}.ics`);
      const [type, text = ""] = link?.getAttribute("href")?.split(",") ?? [];
      expect(type).toBe("data:text/calendar;charset=utf-8");
      const event = calendarEvent(decodeURIComponent(text));
      expect(event.getFirstPropertyValue("status")).toBe("TENTATIVE");
      expect(String(event.getFirstPropertyValue("dtstart"))).toBe(wish.from.replace(".000", ""));
    });
    expect(await axeViolations(container)).toEqual([]);
  });

  test("claims nothing of a visit that is still in this browser, or of another enquiry", () => {
    const { unmount } = show({ ...state, isKept: true });
    expect(screen.queryByRole("heading", { name: "What happens next" })).toBeNull();
    unmount();
    show(aState());
    expect(screen.queryByRole("heading", { name: "What happens next" })).toBeNull();
    expect(links()).toEqual([]);
  });
});
