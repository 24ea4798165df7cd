import { shareLinks } from "../../../src/features/share/share-menu";

const page = {
  title: "Vasanta Villas & Gardens, 4 BHK",
  url: "https://www.example.com/property/vasanta-villas",
};

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
