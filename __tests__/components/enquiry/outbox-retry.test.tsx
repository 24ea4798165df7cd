import { mockMail } from "../../support/mock-mail";
import { act, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { OutboxRetry } from "../../../src/features/enquiry/after/outbox-retry";
import { createDraftStore } from "../../../src/features/enquiry/form/draft-store";
import { leadParams } from "../../../src/features/enquiry/form/lead-params";
import { sessionStore } from "../../../src/lib/storage";
import { someDetails } from "../../support/enquiry-fixture";
import { passSeconds, press } from "../../support/form-user";

const person = { name: "Ananya Rao", email: "ananya@example.com", phone: "" };
const lead = { ...person, message: "2 BHK", context: "Rent" };
const keep = (ageMs = 60_000) =>
  localStorage.setItem(
    "propertyEnquiries",
    JSON.stringify([{ id: Date.now() - ageMs, ...lead, submitted_at: "2026-11-20T10:15:00.000Z" }]),
  );

async function visit() {
  const page = render(
    <main id="main" tabIndex={-1}>
      <OutboxRetry />
    </main>,
  );
  await passSeconds(3);
  await act(async () => {
    await import("../../../src/features/enquiry/after/outbox-notice");
  });
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  mockMail.clear();
});
afterEach(() => jest.useRealTimers());

describe("visits kept on an earlier visit (decisions/visits)", () => {
  const keepVisit = () => {
    const params = leadParams.visit(
      someDetails({ message: "" }),
      { brand: "The Agency", visit: { params: () => visitOfHome, request: jest.fn() } },
      Date.now(),
    );
    localStorage.setItem("propertyEnquiries", JSON.stringify([{ id: Date.now() - 60_000, ...params }]));
  };
  const visitOfHome = {
    visit_homes: "Orchard Row, Lake House",
    visit_timezone: "Bangalore, India Standard Time (Asia/Kolkata)",
  };
  // A page with homes in two cities, which are visited a city at a time.
  const drafts = createDraftStore(sessionStore, "visit", "Orchard Row, Marina One, Lake House");

  test("are not offered once more by the draft of their homes, among others in another city", async () => {
    keepVisit();
    drafts.write(someDetails({ message: "" }), null);
    const visitDrafts = createDraftStore(sessionStore, "visit", "Marina One");
    visitDrafts.write(someDetails({ message: "" }), null);
    await visit();
    expect(mockMail.leads()).toHaveLength(1);
    expect(drafts.read()).toBeNull();
    expect(visitDrafts.read()).not.toBeNull();
  });

  test.each([{ firstDay: "Friday, 27 Nov 2026" }, { people: "3" }, { visitCity: "Dubai" }])(
    "leave a draft with %j chosen since alone",
    async (change) => {
      keepVisit();
      drafts.write(someDetails({ message: "", ...change }), null);
      await visit();
      expect(mockMail.leads()).toHaveLength(1);
      expect(drafts.read()?.details).toMatchObject(change);
    },
  );
});

describe("enquiries kept on an earlier visit (decisions/enquiry-delivery)", () => {
  const drafts = createDraftStore(sessionStore, "modal");
  const draft = (change = {}) => drafts.write(someDetails({ message: "2 BHK", phone: "", ...change }), null);

  test("are sent and removed once delivered; the visitor is told until they close it, which leaves the focus on main", async () => {
    keep();
    const { unmount } = await visit();
    const params: unknown = expect.objectContaining(lead);
    expect(mockMail.sent).toEqual([{ kind: "modal", params }]);
    expect(localStorage.getItem("propertyEnquiries")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Your message of .* which was saved in this browser, has now reached us\.$/,
    );
    unmount();
    await visit();
    await press(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(mockMail.sent).toHaveLength(1);
  });

  test("too old to be sent unasked are not, and the visitor is told and can write again", async () => {
    keep(8 * 24 * 60 * 60 * 1000);
    await visit();
    expect(mockMail.sent).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent("could not be sent within 7 days and was deleted");
    await press(screen.getByRole("button", { name: "Write again" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(navigate).toHaveBeenLastCalledWith("/contact");
  });

  test("are not offered once more by the modal's draft", async () => {
    keep();
    draft();
    await visit();
    expect(drafts.read()).toBeNull();
  });

  test.each([{ message: "3 BHK" }, { phone: "9876543210" }])(
    "leave a draft alone with %j changed since",
    async (change) => {
      keep();
      draft(change);
      await visit();
      expect(mockMail.leads()).toHaveLength(1);
      expect(drafts.read()?.details).toMatchObject(change);
    },
  );

  test("stay when they fail again, without a word", async () => {
    keep();
    mockMail.fail();
    await visit();
    expect(localStorage.getItem("propertyEnquiries")).toContain("Ananya Rao");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
