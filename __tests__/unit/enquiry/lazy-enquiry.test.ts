/** @jest-environment node */
import { emptyDetails } from "../../../src/features/enquiry/details/enquiry-details";
import { createDraftStore } from "../../../src/features/enquiry/details/draft-store";
import { createLazyEnquiry } from "../../../src/features/enquiry/on-page/lazy-enquiry";
import { aStore, fixtureContext } from "../../support/enquiry-fixture";

const options = { formId: "contact", context: fixtureContext } as const;

/** The code of the form stays on its way. */
const neverLoaded = () => new Promise<never>(() => undefined);

test("what is typed before the code of the form is there stands in its draft, for a reload", () => {
  const drafts = createDraftStore(aStore(), "contact");
  const form = createLazyEnquiry(options, neverLoaded, drafts);
  form.edit("name", "Ananya");
  form.edit("email", "ananya@example.com");
  expect(drafts.read()?.details).toMatchObject({ name: "Ananya", email: "ananya@example.com" });
});

test("an earlier draft, and the code that it waits for, stay below what is typed", () => {
  const drafts = createDraftStore(aStore(), "contact");
  drafts.write({ ...emptyDetails, name: "Asha", message: "A garden, please" }, "asha@example.com");
  createLazyEnquiry(options, neverLoaded, drafts).edit("name", "Ananya");
  expect(drafts.read()).toMatchObject({
    details: { name: "Ananya", message: "A garden, please" },
    lostCodeTo: "asha@example.com",
  });
});
