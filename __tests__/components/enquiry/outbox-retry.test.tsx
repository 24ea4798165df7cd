import { mockMail } from "../../support/mock-mail";
import { act, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { OutboxRetry } from "../../../src/features/enquiry/after/outbox-retry";
import { createDraftStore } from "../../../src/features/enquiry/form/draft-store";
import { sessionStore } from "../../../src/lib/storage";
import { someDetails } from "../../support/enquiry-fixture";
import { passSeconds, press } from "../../support/form-user";

const person = { name: "Ananya Rao", email: "ananya@example.com", phone: "" };
const lead = { ...person, message: "2 BHK", context: "Rent" };
const keptAt = "2026-11-20T10:15:00.000Z";
const keep = (ageMs = 60_000) =>
  localStorage.setItem(
    "propertyEnquiries",
    JSON.stringify([{ id: Date.now() - ageMs, ...lead, submitted_at: keptAt }]),
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

describe("enquiries kept on an earlier visit (decisions/enquiry-delivery)", () => {
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

  test.each<[string, number, string, boolean, number, boolean]>([
    ["goes with it where it has the same words", 1, keptAt, false, 1, false],
    ["holds it back where it corrects it", 23, keptAt, true, 0, true],
    ["holds it back for a day and no longer", 25, keptAt, true, 1, true],
    ["is left alone where it is of another one", 1, "2026-11-20T10:16:00.000Z", false, 1, true],
  ])("the draft of a form %s (%d hours)", async (_case, hours, draftOf, isCorrected, leads, isLeft) => {
    const forms = (["modal", "visit"] as const).map((id) => createDraftStore(sessionStore, id, "Lake House"));
    for (const drafts of forms) drafts.write(someDetails(), null, { keptAt: draftOf, isCorrected });
    keep(hours * 60 * 60 * 1000);
    await visit();
    expect(mockMail.leads()).toHaveLength(leads);
    expect(forms.map((drafts) => drafts.read() !== null)).toEqual([isLeft, isLeft]);
  });

  test("stay when they fail again, without a word", async () => {
    keep();
    mockMail.fail();
    await visit();
    expect(localStorage.getItem("propertyEnquiries")).toContain("Ananya Rao");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
