import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import legalPages from "../../site-content/pages/legal.json";
import { deletionSignal, storageKeyPrefixes, storageKeys } from "../../../src/config/storage-keys";
import { DeleteMyData } from "../../../src/features/privacy/delete-my-data";
import { localStore } from "../../../src/lib/storage";

/** Gatsby keeps scroll positions in session storage under it; __tests__/e2e/gatsby-adapter.test.ts holds that it does. */
const scrollKeyPrefix = "@@scroll|";
const names = [...Object.values(storageKeys), ...Object.values(storageKeyPrefixes), scrollKeyPrefix];
const keys = [...Object.values(storageKeys), "comments_post_1", "enquiry-draft:property:Orchard Row"];

const press = () => userEvent.click(screen.getByRole("button", { name: "Delete my data on this device" }));

afterEach(() => jest.restoreAllMocks());

test.each(names)("the privacy policy lists %s", (name) => {
  const policy = legalPages.find(({ slug }) => slug === "privacy-policy");
  const { html } = policy?.sections.find(({ id }) => id === "in-your-browser") ?? {};
  expect(html).toContain(`<td>${name}`);
});

describe("Delete my data on this device (decisions/storage-and-privacy)", () => {
  test.each([
    ["local storage, leaves others alone", localStorage, ["of-someone-else"]],
    ["session storage, and all else there", sessionStorage, []],
  ])("removes every key of ours from %s, and says so", async (_, storage, left) => {
    for (const key of [...keys, "of-someone-else"]) storage.setItem(key, "x");
    const changes: (string | null)[] = [];
    window.addEventListener("storage", ({ key }) => changes.push(key));

    render(<DeleteMyData />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press();
    expect(Object.keys(storage)).toEqual(left);
    expect(changes).toEqual([null]);
    expect(screen.getByRole("status")).toHaveTextContent("Done.");
  });

  test("tells the other tabs, which hold drafts of their own, and leaves no trace of that", async () => {
    const set = jest.spyOn(Storage.prototype, "setItem");
    render(<DeleteMyData />);
    await press();
    expect(set.mock.calls.map(([key]) => key)).toEqual([deletionSignal]);
    expect(localStorage.getItem(deletionSignal)).toBeNull();
  });

  test("forgets what the browser would not store and this visit remembers", async () => {
    const refusal = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    localStore.set(storageKeys.wishlist, '["7"]');
    refusal.mockRestore();
    expect(localStore.get(storageKeys.wishlist)).toBe('["7"]');
    render(<DeleteMyData />);
    await press();
    expect(localStore.get(storageKeys.wishlist)).toBeNull();
  });

  test("says so where the browser refuses its storage", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(<DeleteMyData />);
    await press();
    expect(screen.getByRole("status")).toHaveTextContent(/^Your browser does not let this page/);
  });
});
