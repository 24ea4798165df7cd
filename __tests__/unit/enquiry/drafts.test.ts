import { storageKeyPrefixes } from "../../../src/config/storage-keys";
import { createDraftStore } from "../../../src/features/enquiry/form/draft-store";
import { aStore, someDetails } from "../../support/enquiry-fixture";

describe("drafts (field notes 5.5)", () => {
  test("give back what was typed, but neither the honeypot nor any code", () => {
    const store = aStore();
    const drafts = createDraftStore(store, "visit", "lakeview-terraces");
    drafts.write(someDetails({ website: "https://example.com" }), null);
    expect([...store.entries.keys()]).toEqual([`${storageKeyPrefixes.draft}visit:lakeview-terraces`]);
    const { website: _website, ...typed } = someDetails();
    expect(drafts.read()).toEqual({ details: typed, lostCodeTo: null, keptAt: null, isCorrected: false });
    expect([...store.entries.values()].join("")).not.toContain("https://example.com");
  });

  test("of other forms hold nothing of a visit", () => {
    const drafts = createDraftStore(aStore(), "property");
    drafts.write(someDetails(), null);
    expect(Object.keys(drafts.read()?.details ?? {})).not.toContain("firstDay");
  });

  test("of two listings do not mix", () => {
    const store = aStore();
    createDraftStore(store, "property", "lakeview-terraces").write(someDetails(), null);
    expect(createDraftStore(store, "property", "palm-residency").read()).toBeNull();
    expect(createDraftStore(store, "property").read()).toBeNull();
  });

  test.each(["{oops", "[]", "null", "7"])("%s gives no draft", (stored) => {
    const store = aStore();
    store.set(`${storageKeyPrefixes.draft}contact`, stored);
    expect(createDraftStore(store, "contact").read()).toBeNull();
  });

  test("fields of a wrong kind, unknown countries and endless texts are cut to what a form can hold", () => {
    const store = aStore();
    store.set(
      `${storageKeyPrefixes.draft}contact`,
      JSON.stringify({
        name: 7,
        email: null,
        countryCode: "+999",
        phone: "98-76x".repeat(9),
        message: "a".repeat(9_999),
      }),
    );
    const draft = createDraftStore(store, "contact").read()?.details;
    expect(draft).toMatchObject({ name: "", email: "" });
    expect(draft).not.toHaveProperty("countryCode");
    expect(draft?.phone).toMatch(/^[0-9]{15}$/);
    expect(draft?.message).toHaveLength(2_000);
  });
});
