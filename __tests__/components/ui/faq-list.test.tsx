import { render, screen, within } from "@testing-library/react";
import faqs from "../../site-content/faqs.json";
import { FaqList } from "../../../src/ui/faq-list";

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

test("every answer is in the page from the start and its panel can be scrolled by keyboard", () => {
  const rows = questions();
  for (const [index, { question, answer }] of items.entries()) {
    const row = rows[index];
    if (row === undefined) throw new Error(`no row for ${question}`);
    row.open = true;
    const panel = within(row).getByRole("group", { name: question });
    expect(panel).toHaveTextContent(answer);
    expect(panel).toHaveAttribute("tabindex", "0");
  }
});

test("each question has an anchor of its own", () => {
  const rows = questions();
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ entryId }) => `faq-${entryId}`));
});
