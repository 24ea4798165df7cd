/** The head in the browser: that of the first page is in the HTML, every later one is rendered. */
import { render, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "../../../src/seo/seo";

/** Each page is a component of its own: the head of the one before is taken away. */
const page = (path: string, title: string) => (
  <Seo key={path} path={path} texts={{ title, description: `${title}.`, keywords: "" }} />
);

test("whoever comes back to the first page finds its head there again", async () => {
  const site = { siteMetadata: { siteUrl: "https://example.com" } };
  const siteFacts = { name: "Sample Homes", offices: [], social: [], registrations: [] };
  jest.mocked(useStaticQuery).mockReturnValue({ site, siteFacts });
  document.title = "As the HTML has it";
  // react-helmet is older than strict mode, which complains of it.
  const { rerender } = render(page("/", "Home"), { reactStrictMode: false });
  await import("../../../src/seo/head-tags");
  expect(document.title).toBe("As the HTML has it");

  rerender(page("/about", "About"));
  await waitFor(() => expect(document.title).toBe("About"));

  rerender(page("/", "Home"));
  await waitFor(() => expect(document.title).toBe("Home"));
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute("href", "https://example.com/");
  expect(document.documentElement).toHaveAttribute("lang", "en-IN");
});
