import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Comparison } from "../../../src/features/compare/comparison";
import texts from "../../site-content/pages/compare.json";
import { aComparedHome } from "../../support/a-compared-home";
import { axeViolations } from "../../support/axe-violations";

const homes = [
  aComparedHome(
    "orchard-row",
    { price: { text: "₹1.35 Cr", conversions: [{ unit: "USD", text: "≈ $153K" }] }, stage: "Ready" },
    { facilities: ["Pool"] },
  ),
  aComparedHome(
    "marina-one",
    { price: { text: "AED 2.1M", conversions: [{ unit: "INR", text: "≈ ₹5.02 Cr" }] }, stage: "Ready" },
    { currency: "AED" },
  ),
];
const fetchFile = jest.fn((path: string) => {
  const home = homes.find(({ slug }) => path === `/compare/${slug}.json`);
  return Promise.resolve(
    home === undefined
      ? { ok: false, status: 404 }
      : { ok: true, status: 200, json: () => Promise.resolve(home) },
  );
});
Object.assign(globalThis, { fetch: fetchFile });

const onChange = jest.fn();
const show = (search: string) =>
  render(
    <main>
      <h1>Compare Homes</h1>
      <Comparison
        search={search}
        texts={texts}
        loan={{ loanToValuePercent: 80, ratePercent: 8.5, years: 20 }}
        onChange={onChange}
        actions={(address) => <a href={address}>Share</a>}
      />
    </main>,
  );
const table = () => screen.findByRole("table");
/** The second row of facilities is for paper, and the last of the first part of the table. */
const rowNames = async () => {
  const names = within(await table())
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
  names.splice(names.indexOf("Facilities"), 1);
  return names;
};

beforeEach(() => {
  localStorage.clear();
  onChange.mockClear();
});

test("the homes of the address stand side by side, in rupees where their currencies differ", async () => {
  const { container } = show("?homes=orchard-row,marina-one");
  const price = within(await table()).getByRole("row", { name: /^Price/ });
  expect(within(price).getAllByRole("cell")[0]).toHaveTextContent(/^₹1.35 Cr$/);
  expect(within(price).getAllByRole("cell")[1]).toHaveTextContent("AED 2.1M≈ ₹5.02 Cr");
  expect(await axeViolations(container)).toEqual([]);
});

test("what is alike comes on request, and what differs is marked beside it", async () => {
  show("?homes=orchard-row,marina-one");
  expect(await rowNames()).toEqual(["Price", "Facilities that differ", "Pool"]);
  await userEvent.click(screen.getByRole("button", { name: "Show what is alike (1)" }));
  expect(await rowNames()).toEqual(["Price", "Stage", "Facilities", "Pool"]);
});

test("removing a home changes the address and nothing that is stored", async () => {
  localStorage.setItem("compareTray", '["orchard-row"]');
  show("?homes=orchard-row,marina-one");
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove orchard row from the comparison" }),
  );
  expect(onChange).toHaveBeenCalledWith("/compare?homes=marina-one");
  expect(localStorage.getItem("compareTray")).toBe('["orchard-row"]');
});

test("a home that is not listed is named, whatever the address says, and homes beyond the fourth are counted", async () => {
  show("?homes=orchard-row,gone-home,%3Cb%3E,old-home,e");
  await table();
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(
      "gone-home, <b>, old-home are no longer listed, or their addresses were mistyped.",
    ),
  );
  expect(screen.getByRole("link", { name: "Share" })).toHaveAttribute("href", "/compare?homes=orchard-row");
  const leftOut = "4 homes stand side by side at most; 1 more of this address is left out.";
  expect(screen.getByText(leftOut)).toBeVisible();
});

test("without a home it leads to those in the tray and to the results", async () => {
  localStorage.setItem("compareTray", '["orchard-row","marina-one"]');
  show("");
  expect(await screen.findByRole("link", { name: "Compare your 2 homes" })).toHaveAttribute(
    "href",
    "/compare?homes=orchard-row,marina-one",
  );
  expect(screen.getByRole("link", { name: "Browse Properties" })).toHaveAttribute("href", "/allproperties");
});

test("where a file does not come, the visitor can try again and loses nothing", async () => {
  fetchFile.mockImplementationOnce(() => Promise.reject(new TypeError("offline")));
  homes.push(aComparedHome("late-home", { stage: "New" }));
  show("?homes=late-home");
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "late home" })).toBeVisible();
});
