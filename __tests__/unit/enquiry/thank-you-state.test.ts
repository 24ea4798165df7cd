import { storageKeys } from "../../../src/config/storage-keys";
import {
  claimConversion,
  forgetSubmitTime,
  parseThankYouState,
  rememberSubmitTime,
  submitTimeMs,
} from "../../../src/features/enquiry/flow/thank-you-state";
import { thankYouStateOf } from "../../../src/features/enquiry/flow/enquiry-session";
import { anEnquiry, aStore, enquiryStartMs, someDetails } from "../../support/enquiry-fixture";

const submittedAt = "2026-11-20T10:15:00.000Z";
const property = thankYouStateOf({
  form: "property",
  details: someDetails({ firstName: "", lastName: "" }),
  context: { brand: "The Agency", propertyTitle: "Lakeview Terraces" },
  submittedAtMs: enquiryStartMs,
  isKept: false,
});

describe("the state of the thank-you page (requirements 2.14, decisions/enquiry-delivery)", () => {
  test("holds name, property title and time, and survives the history of the browser", () => {
    const submission = { firstName: "Ananya", propertyTitle: "Lakeview Terraces", source: null, submittedAt };
    expect(property).toMatchObject(submission);
    expect(parseThankYouState(structuredClone(property))).toEqual(property);
  });

  const unknownForm = { ...property, form: "newsletter" };
  const atNoTime = { ...property, submittedAt: "yesterday" };
  const foreign: readonly unknown[] = [undefined, null, "thanks", [], { key: "1700000000000" }];
  test.each([...foreign, unknownForm, atNoTime].map((value) => [value]))("%j is no submission", (value) => {
    expect(parseThankYouState(value)).toBeNull();
  });

  test("time comes from the state, else from the stored last submission, else is unknown", () => {
    const store = aStore();
    expect(submitTimeMs(null, store)).toBeNull();
    rememberSubmitTime(store, { ...property, submittedAt: "2026-11-20T10:15:01.000Z" });
    expect(store.get("contact_last_submit_time")).toBe("2026-11-20T10:15:01.000Z");
    expect(submitTimeMs(property, store)).toBe(enquiryStartMs);
    expect(submitTimeMs(null, store)).toBe(enquiryStartMs + 1_000);
    store.set(storageKeys.lastSubmit, "undefined");
    expect(submitTimeMs(null, store)).toBeNull();
    forgetSubmitTime(store);
    expect(store.get(storageKeys.lastSubmit)).toBeNull();
  });
});

test.each(["{oops", "{}", "null", "[1,null]"])(
  "the conversion event (requirements 2.14, decisions/enquiry-delivery): garbage %j in storage does not stop it",
  (stored) => {
    const store = aStore();
    store.set(storageKeys.conversions, stored);
    expect(claimConversion(property, store)).toBe(true);
    expect(claimConversion(property, store)).toBe(false);
  },
);

describe("a visit that was asked for (decisions/visits)", () => {
  const wish = {
    words: "Saturday, 28 Nov 2026: Morning",
    from: "2026-11-28T04:00:00.000Z",
    to: "2026-11-28T06:30:00.000Z",
  };
  const home = { homes: "Lakeview Terraces", location: "Hebbal", path: "/property/a" };
  const visit = { ...home, zone: "Goa", wishes: [wish] };
  const visitOf = (more: unknown) => parseThankYouState({ ...property, form: "visit", visit: more })?.visit;

  test("comes through the history of the browser", async () => {
    const enquiry = anEnquiry("visit");
    enquiry.fillIn();
    await enquiry.submitDetails();
    await enquiry.enterCode(enquiry.codeInInbox());
    const state = enquiry.outcomes[0];
    expect(state?.visit?.wishes).toHaveLength(2);
    expect(parseThankYouState(structuredClone(state))).toEqual(state);
  });

  test.each([
    ["no visit", undefined, undefined],
    ["a text", "Saturday", undefined],
    ["no homes", { ...visit, homes: "" }, undefined],
    ["no wishes", { ...visit, wishes: [] }, undefined],
    ["a wish at no time", { ...visit, wishes: [{ ...wish, from: "soon" }, wish] }, visit],
    ["another site as its page", { ...visit, path: "//example.org" }, { ...visit, path: "/" }],
    ["a script as its page", { ...visit, path: "javascript:alert(1)" }, { ...visit, path: "/" }],
  ])("%s is read as what it can be", (_case, value, read) => {
    expect(visitOf(value)).toEqual(read);
  });
});
