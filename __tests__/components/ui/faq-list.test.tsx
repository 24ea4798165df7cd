import { render, screen } from "@testing-library/react";
import faqs from "../../site-content/faqs.json";
import AboutPage from "../../../src/pages/about";
import { aboutPageData } from "../../support/about-page-data";
import { stubViewport } from "../../support/viewport";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

test("there are five questions, each a heading in its own row with an anchor, of which the first stands open", () => {
  stubViewport();
  render(<AboutPage data={aboutPageData} />);
  const rows = [...document.querySelectorAll("details")];
  expect(rows.map(({ id }) => id)).toEqual(faqs.map(({ id }) => `faq-${id}`));
  expect(rows.map((row) => row.open)).toEqual([true, false, false, false, false]);
  // Of one name, so that one is open at a time.
  expect(new Set(rows.map((row) => row.getAttribute("name")))).toEqual(new Set(["faq"]));
  for (const [index, { question, answer }] of faqs.entries()) {
    expect(rows[index]).toContainElement(screen.getByRole("heading", { level: 3, name: question }));
    expect(rows[index]).toHaveTextContent(answer);
  }
});
