import { absoluteUrl, chatShareUrl } from "../../../src/features/share/share-page";
import { shareLinks } from "../../../src/features/share/share-menu";

const page = {
  title: "Vasanta Villas & Gardens, 4 BHK",
  url: "https://www.example.com/property/vasanta-villas",
};

describe("share links (requirements 7)", () => {
  test.each([
    ["https://www.example.com", "/property/orchard-row"],
    ["https://www.example.com/", "/property/orchard-row"],
  ])("the shared address has the form {host}/property/{slug}: %s and %s", (origin, path) => {
    expect(absoluteUrl(origin, path)).toBe("https://www.example.com/property/orchard-row");
  });

  test.each([
    ["WhatsApp", "wa.me", "/", { text: `${page.title} ${page.url}` }],
    ["Twitter", "twitter.com", "/intent/tweet", { text: page.title, url: page.url }],
    ["Facebook", "www.facebook.com", "/sharer/sharer.php", { u: page.url }],
    ["LinkedIn", "www.linkedin.com", "/sharing/share-offsite/", { url: page.url }],
  ])("%s gets title and address unharmed", (network, host, path, query) => {
    const link = shareLinks(page).find((link) => link.network === network);
    const address = new URL(link?.href ?? "");
    expect(address.protocol).toBe("https:");
    expect(address.host).toBe(host);
    expect(address.pathname).toBe(path);
    expect(Object.fromEntries(address.searchParams)).toEqual(query);
  });

  test("the chat share names no recipient and ends with the address (decisions/phones-and-chat)", () => {
    const address = new URL(chatShareUrl(page));
    expect(address.pathname).toBe("/");
    expect(address.searchParams.get("text")).toMatch(
      /https:\/\/www\.example\.com\/property\/vasanta-villas$/,
    );
  });
});
