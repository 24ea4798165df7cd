import { act, render } from "@testing-library/react";
import { OutboxRetry } from "../../../src/features/enquiry/outbox/outbox-retry";
import { aMailService, passSeconds } from "../../support/form-user";

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
const keep = () =>
  localStorage.setItem(
    "propertyEnquiries",
    JSON.stringify([{ id: Date.now() - 60_000, ...lead, submitted_at: "2026-11-20T10:15:00.000Z" }]),
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
  mockMail.clear();
});
afterEach(() => jest.useRealTimers());

describe("enquiries kept on an earlier visit (issue 4, part 4)", () => {
  test("are sent quietly and removed once delivered", async () => {
    keep();
    const { container } = await visit();
    const params: unknown = expect.objectContaining(lead);
    expect(mockMail.sent).toEqual([{ kind: "modal", params }]);
    expect(localStorage.getItem("propertyEnquiries")).toBeNull();
    expect(container).toBeEmptyDOMElement();
  });

  test("stay when they fail again", async () => {
    keep();
    mockMail.fail();
    await visit();
    expect(localStorage.getItem("propertyEnquiries")).toContain("Ananya Rao");
  });

  test("cost nothing where there are none", async () => {
    await visit();
    expect(mockMail.sent).toEqual([]);
  });
});
