import { render, screen } from "@testing-library/react";
import faqs from "../../site-content/faqs.json";
import { FaqList } from "../../../src/sections/about/about-sections";

const items = faqs.map(({ id, question, answer }) => ({ entryId: id, question, answer }));

function questions() {
  render(<FaqList faqs={items} />);
  return [...document.querySelectorAll("details")];
}

test("there are five questions, each a heading in its own row", () => {
  questions();
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    faqs.map(({ question }) => question),
  );
});

test("one is open at a time: the first stands open and all share one name", () => {
  const rows = questions();
  expect(rows.map((row) => row.open)).toEqual([true, false, false, false, false]);
  expect(new Set(rows.map((row) => row.getAttribute("name")))).toEqual(new Set(["faq"]));
});

test("every answer is in the page from the start, and none is cut", () => {
  const rows = questions();
  for (const [index, { answer }] of items.entries()) expect(rows[index]).toHaveTextContent(answer);
  expect(document.querySelector("[tabindex]")).toBeNull();
});

test("each question has an anchor of its own", () => {
  const rows = questions();
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ entryId }) => `faq-${entryId}`));
});
