/** /admin says so when what it must know of the content does not come. */
import { screen } from "@testing-library/react";
import { loadCms } from "../../../src/content/admin/cms/load-cms";

const settings = { rules: {}, published: {}, cities: [], categories: [], pictureFolder: "/data/images/" };
const start = jest.fn();
const answering = (answer: () => Promise<unknown>) => {
  window.fetch = jest.fn().mockImplementation(answer);
};
const json = (content: unknown, ok = true) => ({ ok, json: async () => content });

beforeEach(() => {
  document.body.innerHTML = "";
  start.mockReset();
});

test("the admin starts with its settings, and nothing is said", async () => {
  answering(async () => json(settings));
  await loadCms(start);
  expect(start).toHaveBeenCalledWith(settings);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not found", async () => json(settings, false)],
  ["is no JSON", async () => ({ ok: true, json: () => Promise.reject(new SyntaxError("Unexpected token")) })],
  ["is of another form", async () => json({ rules: [] })],
])("a cms.json that %s is told with the remedy, and the admin does not start", async (_, answer) => {
  answering(answer);
  await loadCms(start);
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe(
    "The settings of this page could not be loaded. Load the page again; if that does not help, build the site again.",
  );
});
