import { act, render, screen } from "@testing-library/react";
import { OutboxRetry } from "../../../src/features/enquiry/outbox/outbox-retry";
import { createDraftStore } from "../../../src/features/enquiry/details/draft-store";
import { sessionStore } from "../../../src/lib/storage";
import { axeViolations } from "../../support/axe-violations";
import { someDetails } from "../../support/enquiry-fixture";
import { aMailService, passSeconds, typist } from "../../support/form-user";

const mockMail = aMailService();
jest.mock("../../../src/features/enquiry/mail/site-email-client", () => ({
  get siteEmailClient() {
    return mockMail;
  },
}));

const lead = {
  name: "Ananya Rao",
  email: "ananya@example.com",
  phone: "",
  message: "2 BHK",
  context: "Rent",
};
const keep = (ageMs = 60_000) =>
  localStorage.setItem(
    "propertyEnquiries",
    JSON.stringify([{ id: Date.now() - ageMs, ...lead, submitted_at: "2026-11-20T10:15:00.000Z" }]),
  );

/** A visit that lasts long enough for the retry. */
async function visit() {
  const page = render(<OutboxRetry />);
  await passSeconds(3);
  await act(async () => {
    await import("../../../src/features/enquiry/outbox/deliver-outbox");
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

describe("enquiries kept on an earlier visit (issue 4, part 4)", () => {
  test("are sent and removed once delivered; the visitor is told until they close it", async () => {
    keep();
    const { unmount } = await visit();
    const params: unknown = expect.objectContaining(lead);
    expect(mockMail.sent).toEqual([{ kind: "modal", params }]);
    expect(localStorage.getItem("propertyEnquiries")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Your message of .* which was saved in this browser, has now reached us\.$/,
    );
    unmount();
    const again = await visit();
    await typist().click(screen.getByRole("button", { name: "Close this message" }));
    expect(again.container).toBeEmptyDOMElement();
    expect(mockMail.sent).toHaveLength(1);
  });

  test("too old to be sent unasked are not, and the visitor is told and can write again", async () => {
    keep(8 * 24 * 60 * 60 * 1000);
    const { container } = await visit();
    expect(mockMail.sent).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent("could not be sent within 7 days and was deleted");
    expect(screen.getByRole("link", { name: "Write again" })).toHaveAttribute("href", "/contact");
    jest.useRealTimers();
    expect(await axeViolations(container)).toEqual([]);
  });

  test("are not offered once more by the modal's draft", async () => {
    keep();
    const drafts = createDraftStore(sessionStore, "modal");
    drafts.write(someDetails({ message: "2 BHK" }), null);
    await visit();
    expect(drafts.read()).toBeNull();
    keep();
    drafts.write(someDetails({ message: "3 BHK" }), null);
    await visit();
    expect(drafts.read()).not.toBeNull();
  });

  test("stay when they fail again, without a word", async () => {
    keep();
    mockMail.fail();
    const { container } = await visit();
    expect(localStorage.getItem("propertyEnquiries")).toContain("Ananya Rao");
    expect(container).toBeEmptyDOMElement();
  });

  test("cost nothing where there are none", async () => {
    await visit();
    expect(mockMail.sent).toEqual([]);
  });
});
