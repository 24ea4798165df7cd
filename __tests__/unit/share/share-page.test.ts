import { chatShareUrl, sharePage, type SharingBrowser } from "../../../src/features/share/share-page";

const page = { title: "Orchard Row", url: "https://www.example.com/property/orchard-row" };

const refuse = (name: string) => jest.fn(() => Promise.reject(Object.assign(new Error(name), { name })));

function aBrowser(parts: Partial<SharingBrowser> = {}) {
  return {
    share: jest.fn(() => Promise.resolve()),
    copy: jest.fn(() => Promise.resolve()),
    openPopup: jest.fn(() => true),
    prompt: jest.fn(),
    ...parts,
  };
}

describe("order of sharing (requirements 4.2)", () => {
  test("the native share sheet comes first and alone", async () => {
    const browser = aBrowser();
    await expect(sharePage(page, browser)).resolves.toBe(false);
    expect(browser.share).toHaveBeenCalledWith(page);
    expect(browser.copy).not.toHaveBeenCalled();
  });

  test("closing the share sheet is an answer: nothing else happens", async () => {
    const browser = aBrowser({ share: refuse("AbortError") });
    await expect(sharePage(page, browser)).resolves.toBe(false);
    expect(browser.copy).not.toHaveBeenCalled();
    expect(browser.openPopup).not.toHaveBeenCalled();
  });

  test.each([
    ["there is no share sheet", { share: undefined }],
    ["the share sheet refuses", { share: refuse("NotAllowedError") }],
  ])("copies the link when %s", async (_, parts) => {
    const browser = aBrowser(parts);
    await expect(sharePage(page, browser)).resolves.toBe(true);
    expect(browser.copy).toHaveBeenCalledWith(page.url);
    expect(browser.openPopup).not.toHaveBeenCalled();
  });

  test.each([
    ["there is no clipboard", { share: undefined, copy: undefined }],
    ["the clipboard refuses", { share: undefined, copy: refuse("NotAllowedError") }],
  ])("opens a chat share link in a popup when %s", async (_, parts) => {
    const browser = aBrowser(parts);
    await expect(sharePage(page, browser)).resolves.toBe(false);
    expect(browser.openPopup).toHaveBeenCalledWith(chatShareUrl(page));
    expect(browser.prompt).not.toHaveBeenCalled();
  });

  test("shows the link in a prompt when popups are blocked too", async () => {
    const browser = aBrowser({ share: undefined, copy: undefined, openPopup: jest.fn(() => false) });
    await expect(sharePage(page, browser)).resolves.toBe(false);
    expect(browser.prompt).toHaveBeenCalledWith("Copy this link", page.url);
  });
});
