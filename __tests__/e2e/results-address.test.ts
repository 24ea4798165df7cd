import type { Page } from "playwright-core";
import { open, phone, type Visit } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { eventually } from "../support/eventually";
import { homesInGoa, listPage } from "../support/list-page";

let visit: Visit;
let page: Page;
const come = calmVisits((next) => {
  visit = next;
  page = next.page;
});
const { cards, countLine, results, filters, query, historyLength, titles, openResults } = listPage(
  () => page,
);

describe("a shared link (requirements 2.1)", () => {
  const everything =
    "/allproperties?q=bangalore&type=apartment&tab=sale&construction=under-construction,new-launch&bhk=2,3" +
    "&priceMin=5000000&priceMax=60000000&city=Bangalore&features=gated-entry,rainwater-harvesting&sort=price-desc";

  test("restores every parameter, whatever city this visitor has chosen", async () => {
    await come({ city: "Goa" });
    await openResults(everything, /results?$/);
    const panel = filters();
    await panel.getByText("More filters (4)").click();
    expect(await panel.getByRole("searchbox").inputValue()).toBe("bangalore");
    expect(await panel.getByLabel("City").inputValue()).toBe("Bangalore");
    expect(await panel.getByLabel("Property type").inputValue()).toBe("apartment");
    for (const label of ["2 BHK", "3 BHK", "Under Construction", "New Launch"]) {
      expect(await panel.getByRole("checkbox", { name: label }).isChecked()).toBe(true);
    }
    for (const label of ["1 BHK", "4+ BHK", "Launched"]) {
      expect(await panel.getByRole("checkbox", { name: label, exact: true }).isChecked()).toBe(false);
    }
    expect(await panel.getByRole("checkbox", { name: /^Gated entry/ }).isChecked()).toBe(true);
    expect(await panel.getByRole("checkbox", { name: /^Rainwater harvesting/ }).isChecked()).toBe(true);
    expect(await panel.getByLabel("Minimum").inputValue()).toBe("50,00,000");
    expect(await panel.getByLabel("Maximum").inputValue()).toBe("6,00,00,000");
    expect(await results().getByLabel("Sort by").inputValue()).toBe("price-desc");
    await results().getByText("For sale", { exact: true }).waitFor();
    const listed = await titles();
    expect(listed).toContain("The Kaveri Terraces");
    expect(listed).toContain("Begur Lake Homes");
    expect(listed.indexOf("The Kaveri Terraces")).toBeLessThan(listed.indexOf("Begur Lake Homes"));
  });

  test("of every city shows all homes from the first paint on, with another city stored (decisions/lists)", async () => {
    await come({ city: "Goa" });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/allproperties?city=all");
    expect((await titles()).length).toBe(24);
    await page.goto("/allproperties?city=Mumbai");
    for (const card of await cards().all()) {
      if (await card.isVisible()) expect(await card.textContent()).toContain("Mumbai");
    }
    await page.goto("/allproperties");
    expect(await titles()).toEqual(homesInGoa);
    // What the refused scripts make the browser say, and no more of it.
    await page.goto("about:blank");
    visit.complaints.length = 0;
  });
});

test("the address and the history: typing replaces, choosing pushes; Back and Forward restore everything", async () => {
  await come();
  await openResults("/allproperties", /^Showing 30/);
  const start = await historyLength();
  await filters().getByRole("searchbox").pressSequentially("villa ", { delay: 15 });
  await page.waitForURL(/q=villa/);
  const ofWords = await countLine(/^\d+ results$/).innerText();
  await filters().getByLabel("Minimum").fill("10000000");
  await page.waitForURL(/priceMin=10000000/);
  expect(await historyLength()).toBe(start);
  await eventually(
    () => countLine(/^\d+ results$/).innerText(),
    (line) => line !== ofWords,
  );
  const villas = await titles();

  await filters().getByLabel("Property type").selectOption({ label: "Villa" });
  await filters().getByRole("checkbox", { name: "4+ BHK" }).check();
  await page.waitForURL(/bhk=4/);
  expect(await historyLength()).toBe(start + 2);
  const large = await titles();
  expect(large).not.toEqual(villas);

  await page.goBack();
  await page.goBack();
  await page.waitForFunction(() => window.location.search === "?q=villa&priceMin=10000000&city=all");
  expect(await filters().getByRole("checkbox", { name: "4+ BHK" }).isChecked()).toBe(false);
  expect(await filters().getByLabel("Property type").inputValue()).toBe("");
  await eventually(titles, (now) => now.join() === villas.join());
  await page.goForward();
  await page.goForward();
  await page.waitForURL(/bhk=4/);
  await page.waitForFunction(
    (count) => document.querySelectorAll("main article[data-listing]").length === count,
    large.length,
  );
  expect(await titles()).toEqual(large);
});

test("a sentence typed into the hero's search becomes filters, each a chip; one wish less is a short list; Back goes home", async () => {
  const chip = (name: string) => results().getByRole("button", { name, exact: true });
  await come({ city: "Bangalore", viewport: phone });
  await open(page, "/city/Bangalore");
  await page.getByRole("combobox", { name: "Locality, project or landmark" }).focus();
  await page.keyboard.type("3 BHK under 1.5 crore in Whitefield");
  await page
    .getByRole("listbox", { name: "Suggestions" })
    .getByText("3 BHK, up to ₹1.50 Cr, “Whitefield”")
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/allproperties?**");
  expect(query()).toBe("?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore");
  await countLine(/results?$/)
    .first()
    .waitFor();
  for (const name of ["Clear search", "Clear city", "Clear 3 BHK", "Clear price"]) {
    await chip(name).waitFor();
  }
  const close = results().getByRole("region", { name: "Close to your search" });
  await close.getByRole("heading", { level: 3 }).nth(1).waitFor();
  expect(await close.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "The Kaveri Terraces",
    "Silver Oak Residences",
  ]);
  await results().getByRole("button", { name: "Without “up to ₹1.50 Cr”: 1 property" }).click();
  await page.waitForURL((url) => !url.searchParams.has("priceMax"));
  expect(await titles()).toEqual(["The Kaveri Terraces"]);
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.has("priceMax"));
  await chip("Clear search").click();
  await page.waitForURL((url) => !url.searchParams.has("q"));
  // Orchard Row has 3 BHK, and homes below ₹1.5 Cr, but no 3 BHK below it.
  await results().getByText("3 BHK from ₹1.25 Cr", { exact: true }).waitFor();
  expect(await titles()).toEqual(["Silver Oak Residences"]);
  await page.goBack();
  await page.goBack();
  await page.waitForURL("**/city/Bangalore");
});
