import { render, screen } from "@testing-library/react";
import faqs from "../../site-content/faqs.json";
import { FaqList } from "../../../src/sections/about/about-sections";

const items = faqs.map(({ id, question, answer }) => ({ entryId: id, question, answer }));

test("there are five questions, each a heading in its own row with an anchor, of which the first stands open", () => {
  render(<FaqList faqs={items} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    faqs.map(({ question }) => question),
  );
  const rows = [...document.querySelectorAll("details")];
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ entryId }) => `faq-${entryId}`));
  expect(rows.map((row) => row.open)).toEqual([true, false, false, false, false]);
  // Of one name, so that one is open at a time.
  expect(new Set(rows.map((row) => row.getAttribute("name")))).toEqual(new Set(["faq"]));
  for (const [index, { answer }] of items.entries()) expect(rows[index]).toHaveTextContent(answer);
});
