import { render, screen } from "@testing-library/react";
import AboutPage from "../../../src/pages/about";
import BlogsPage from "../../../src/pages/blogs";
import { aPicture } from "../../support/a-picture";
import { aboutPageData } from "../../support/about-page-data";
import { stubViewport } from "../../support/viewport";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

const silent = { ...aboutPageData.pageMetadata, h1: "", h2: "" };

const pages = {
  "About Us": () => <AboutPage data={{ ...aboutPageData, pageMetadata: silent }} />,
  Blogs: () => (
    <BlogsPage
      data={{
        pageMetadata: { ...silent, banner: aPicture("exteriors/one.jpg") },
        blogTexts: { recentHeading: "Recent posts" },
        allPost: { nodes: [] },
        recent: { nodes: [] },
      }}
    />
  ),
};

test.each(["About Us", "Blogs"] as const)("the banner says '%s' and 'Your home our priority'", (title) => {
  stubViewport();
  render(pages[title]());
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText("Your home our priority")).toBeVisible();
});
