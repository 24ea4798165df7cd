import type { Browser, Page } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";

let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Comes as a fresh visitor, calm so that nothing moves under the test. */
async function come(options: Parameters<typeof visitor>[1] = {}): Promise<void> {
  visit = await visitor(browser, { reducedMotion: "reduce", ...options });
  page = visit.page;
}
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

/** The newest first. */
const homesInGoa = ["Anjuna Palm Bungalow", "Siolim Pool Villa", "Assagao Verandah House"];

const main = () => page.getByRole("main");
const results = () => page.getByRole("region", { name: "Results" });
const filters = () => page.getByRole("complementary", { name: "Filters" });
const cards = () => main().locator("article[data-listing]");
const query = () => decodeURIComponent(new URL(page.url()).search);
const historyLength = () => page.evaluate(() => window.history.length);

/** Titles of the cards that are shown, in their order: all of the page, or those of a part of it. */
async function titles(of = cards()): Promise<string[]> {
  return of.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.querySelector("h2, h3, h4")?.textContent ?? ""),
  );
}
const countLine = (text: string | RegExp) => main().getByRole("status").filter({ hasText: text });

/** Opens a results page and waits until it answers its filters. */
async function openResults(path: string, count: string | RegExp): Promise<void> {
  await open(page, path);
  await countLine(count).first().waitFor();
}

describe("a shared link (specification 2.1)", () => {
  const everything =
    "/allproperties?q=bangalore&type=apartment&tab=sale&construction=under-construction,new-launch&bhk=2,3" +
    "&priceMin=5000000&priceMax=60000000&city=Bangalore&features=gated-entry,rainwater-harvesting&sort=price-desc";

  test("restores every parameter, whatever city this visitor has chosen", async () => {
    await come({ city: "Goa" });
    await openResults(everything, /results?$/);
    const panel = filters();
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
    const found = await titles();
    expect(found).toContain("The Kaveri Terraces");
    expect(found).toContain("Begur Lake Homes");
    expect(found.indexOf("The Kaveri Terraces")).toBeLessThan(found.indexOf("Begur Lake Homes"));
  });

  test.each([
    {
      maker: "without a city",
      visitor: "with Mumbai stored",
      city: undefined,
      other: "Mumbai",
      q: "whitefeild",
    },
    { maker: "with Goa stored", visitor: "without a city", city: "Goa", other: undefined, q: "" },
  ])("what one $maker has found by hand, one $visitor finds by the link", async ({ city, other, q }) => {
    await come({ city });
    await openResults("/properties", city === undefined ? /^Showing 30 properties/ : /^3 results$/);
    await filters().getByRole("searchbox").fill(q);
    await filters().getByRole("checkbox", { name: "3 BHK" }).check();
    await filters().getByLabel("Maximum").fill("60000000");
    await results().getByLabel("Sort by").selectOption({ label: "Price: High to Low" });
    await page.waitForURL(/priceMax=60000000.*sort=price-desc/);
    await countLine(/results?$/).waitFor();
    const found = await titles();
    expect(found.length).toBeGreaterThan(0);
    const link = page.url();
    await visit.close();

    await come({ city: other });
    await openResults(link, new RegExp(`^${found.length} results?$`));
    expect(await titles()).toEqual(found);
    expect(await filters().getByLabel("City").inputValue()).toBe(city ?? "all");
  });

  test("values that cannot be read are ignored without losing the rest", async () => {
    await come();
    await openResults("/allproperties?bhk=3&construction=under-construction", /results$/);
    const clean = await titles();
    await openResults(
      "/allproperties?type=castle&tab=swap&construction=haunted,under-construction&bhk=x,3,99&priceMin=cheap" +
        "&priceMax=-5&city=Atlantis&highlight=%3Cscript%3E&features=,,&sort=random&page=zero&utm_source=mail",
      /results$/,
    );
    expect(await titles()).toEqual(clean);
    expect(await filters().getByLabel("Minimum").inputValue()).toBe("");
    expect(await filters().getByLabel("Maximum").inputValue()).toBe("");
  });

  test("highlights a property: on top, 'Matched result', in view; another city takes it away", async () => {
    await come();
    await openResults("/allproperties?highlight=11&sort=price-desc", /properties in India/);
    const first = cards().first();
    await first.getByText("Matched result").waitFor();
    expect((await titles())[0]).toBe("Hesaraghatta Groves");
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-listing="11"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    });
    await filters().getByLabel("City").selectOption("Goa");
    await countLine(/^3 results$/).waitFor();
    expect(query()).toBe("?city=Goa&sort=price-desc");
    expect(await page.getByText("Matched result").count()).toBe(0);
  });

  test("a highlighted property that is not among the results leaves the address", async () => {
    await come();
    await openResults("/allproperties?city=Goa&highlight=11", /^3 results$/);
    await page.waitForFunction(() => !window.location.search.includes("highlight"));
    expect(query()).toBe("?city=Goa");
  });

  test("of every city shows all homes from the first paint on, with another city stored (decision C1)", async () => {
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

describe("filter, property, Back (specification 2.1, decision B13)", () => {
  /** Without the homes viewed last, which follow after Back. */
  const listed = () => results().locator("article[data-listing]");

  test("the same filters, the same results, the same place on the page", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    await filters().getByRole("checkbox", { name: "3 BHK" }).check();
    await filters()
      .getByRole("button", { name: /^All \d+ features$/ })
      .click();
    await filters()
      .getByRole("checkbox", { name: /^Power backup/ })
      .check();
    await countLine(/results$/).waitFor();
    const found = await titles();
    const address = page.url();
    const card = cards().nth(Math.min(5, found.length - 1));
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await card.getByRole("link").first().click();
    await page.waitForURL("**/property/**");
    await page.waitForFunction(() => window.scrollY < 50);
    await page.goBack();
    await page.waitForURL(address);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    await countLine(`${found.length} results`).waitFor();
    expect(await titles(listed())).toEqual(found);
    expect(await filters().getByRole("checkbox", { name: "3 BHK" }).isChecked()).toBe(true);
    expect(
      await filters()
        .getByRole("checkbox", { name: /^Power backup/ })
        .isChecked(),
    ).toBe(true);
    await page.goForward();
    await page.waitForURL("**/property/**");
  });

  test("also after 'Show more'", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForFunction(() => document.querySelectorAll("main article[data-listing]").length === 30);
    const last = cards().nth(28);
    await last.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    await last.getByRole("link").first().click();
    await page.waitForURL("**/property/**");
    await page.waitForFunction(() => window.scrollY < 50);
    await page.goBack();
    await countLine(/^Showing 30/).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    expect(await listed().count()).toBe(30);
  });

  test.each([
    ["desktop", desktop],
    ["phone", phone],
  ])("also from a category page with filters, %s", async (_, viewport) => {
    await come({ viewport });
    await open(page, "/apartments");
    const form = main().getByRole("search", { name: /^Search/ });
    await form.getByLabel("City").selectOption("Bangalore");
    await form.getByLabel("Bedrooms").selectOption({ label: "3 BHK" });
    await form.getByRole("button", { name: "Apply" }).click();
    await countLine(/in Bangalore match your filters\.$/).waitFor();
    const found = await titles();
    expect(found.length).toBeGreaterThan(2);
    const card = cards().last();
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await card.getByRole("link").first().click();
    await page.waitForURL("**/property/**");
    await page.waitForFunction(() => window.scrollY < 50);
    await page.goBack();
    await page.waitForURL("**/apartments?bhk=3&city=Bangalore");
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    expect(await titles()).toEqual(found);
    expect(await form.getByLabel("City").inputValue()).toBe("Bangalore");
    expect(await form.getByLabel("Bedrooms").locator("option:checked").textContent()).toBe("3 BHK");
  });
});

describe("the address and the history", () => {
  test("typing replaces, choosing pushes; Back and Forward restore everything", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const start = await historyLength();
    await filters().getByRole("searchbox").pressSequentially("villa ", { delay: 15 });
    await page.waitForURL(/q=villa/);
    await filters().getByLabel("Minimum").fill("10000000");
    await page.waitForURL(/priceMin=10000000/);
    expect(await historyLength()).toBe(start);
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
    expect(await titles()).toEqual(villas);
    await page.goForward();
    await page.goForward();
    await page.waitForURL(/bhk=4/);
    await page.waitForFunction(
      (count) => document.querySelectorAll("main article[data-listing]").length === count,
      large.length,
    );
    expect(await titles()).toEqual(large);
  });

  test("chips with 'Clear search' and 'Clear city', and Clear All (specification 2.6)", async () => {
    await come({ city: "Bangalore" });
    await openResults("/allproperties?q=villa&bhk=4", /results?$/);
    await results().getByRole("button", { name: "Clear search" }).click();
    await page.waitForFunction(() => window.location.search === "?bhk=4&city=Bangalore");
    await results().getByRole("button", { name: "Clear city" }).click();
    await page.waitForFunction(() => window.location.search === "?bhk=4&city=all");
    expect(await titles()).toContain("Jumeirah Shore Villa");
    await filters().getByRole("button", { name: "Clear All" }).click();
    await countLine("Showing 30 properties in India and Dubai").waitFor();
  });

  test("the list card: chat only with a phone (specification 2.6, decision C4)", async () => {
    await come();
    await openResults("/allproperties?q=fort+house", /result/);
    const withoutPhone = page.locator('[data-listing="18"]');
    await withoutPhone.getByRole("link", { name: "View Fort House" }).waitFor();
    expect(await withoutPhone.getByRole("link", { name: /^Chat/ }).count()).toBe(0);
    await openResults("/allproperties?q=orchard+row", /result/);
    const chat = page.locator('[data-listing="3"]').getByRole("link", { name: /^Chat/ });
    expect(await chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/918000000003\?text=/);
  });

  test("the heading names the place that is listed (decision B10)", async () => {
    await come();
    await open(page, "/properties");
    await page.getByRole("heading", { level: 1, name: "Discover Properties in India and Dubai" }).waitFor();
    await filters().getByLabel("City").selectOption("Mumbai");
    await page.getByRole("heading", { level: 1, name: "Discover Properties in Mumbai" }).waitFor();
  });

  test("on a phone the filters are a sheet, which the keyboard opens, uses and closes", async () => {
    await come({ viewport: phone });
    await openResults("/allproperties", /^Showing 30/);
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.waitFor();
    await sheet.getByRole("checkbox", { name: "2 BHK" }).focus();
    await page.keyboard.press("Space");
    await sheet.getByRole("button", { name: /^Show \d+ results$/ }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    expect(await opener.textContent()).toContain("(1)");
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(query()).toBe("?bhk=2&city=all");
  });
});

describe("hero search (specification 2.5)", () => {
  const field = () => page.getByRole("combobox", { name: "Locality, project or landmark" });
  const options = () => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

  test("suggestions by keyboard: at most 8, announced, Escape closes, Enter opens the project", async () => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    await field().focus();
    await page.keyboard.type("an");
    await options().first().waitFor();
    const count = await options().count();
    expect(count).toBeLessThanOrEqual(8);
    await page
      .getByRole("status")
      .filter({ hasText: `${count} suggestions` })
      .waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await field().getAttribute("aria-activedescendant")).toBe(
      await options().first().getAttribute("id"),
    );
    await page.keyboard.press("Escape");
    expect(await options().count()).toBe(0);
    expect(await field().inputValue()).toBe("an");
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);

    await field().fill("orchard");
    await options().first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/property/orchard-row");
  });

  test("Filters popover with summary, Clear and Apply; Search carries everything into the address", async () => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    const form = main().getByRole("search").first();
    const opener = form.locator("summary");
    await opener.focus();
    await page.keyboard.press("Enter");
    const popover = form.getByRole("group", { name: "Filters" });
    await popover.getByText("Under Construction").click();
    await popover.getByText("3", { exact: true }).click();
    await popover.getByLabel("Maximum price in rupees").fill("20000000");
    await popover.getByText("Under Construction, 3 BHK, up to ₹2 Cr").waitFor();
    await popover.getByRole("button", { name: "Clear" }).click();
    await popover.getByText("No filters chosen").waitFor();
    await popover.getByText("Ready To Move").click();
    await popover.getByText("2", { exact: true }).click();
    await popover.getByRole("button", { name: "Apply" }).click();
    expect(await popover.isVisible()).toBe(false);
    expect(await opener.textContent()).toContain("(2");
    await form.getByLabel("Property type").selectOption({ label: "Apartment" });
    await field().fill("tamarind");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/allproperties?**");
    expect(query()).toBe(
      "?q=tamarind&type=apartment&tab=sale&construction=ready-to-move&bhk=2&city=Bangalore",
    );
    await countLine("1 result").waitFor();
    expect(await titles()).toEqual(["Tamarind Court"]);
  });

  describe.each([
    ["desktop", undefined],
    ["phone", phone],
  ])("“3 BHK under 1.5 crore in Whitefield”, %s", (_, viewport) => {
    const sentence = "3 BHK under 1.5 crore in Whitefield";
    const asFilters = "?q=Whitefield&tab=sale&bhk=3&priceMax=15000000&city=Bangalore";
    const chip = (name: string) => results().getByRole("button", { name, exact: true });

    test("becomes filters, each a chip; one wish less is a short list; Back goes home", async () => {
      await come({ city: "Bangalore", ...(viewport && { viewport }) });
      await open(page, "/city/Bangalore");
      await field().focus();
      await page.keyboard.type(sentence);
      await options().getByText("3 BHK, up to ₹1.50 Cr, “Whitefield”").waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/allproperties?**");
      expect(query()).toBe(asFilters);
      await countLine(/results?$/)
        .first()
        .waitFor();
      for (const name of ["Clear search", "Clear city", "Clear 3 BHK", "Clear price", "Clear Sale"]) {
        await chip(name).waitFor();
      }
      const close = results().getByRole("region", { name: "Close to your search" });
      expect(await close.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
        "The Kaveri Terraces",
        "Silver Oak Residences",
        "Orchard Row",
      ]);
      await results().getByRole("button", { name: "Without “up to ₹1.50 Cr”: 1 property" }).click();
      await page.waitForURL((url) => !url.searchParams.has("priceMax"));
      expect(await titles()).toEqual(["The Kaveri Terraces"]);
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.has("priceMax"));
      await chip("Clear search").click();
      await page.waitForURL((url) => !url.searchParams.has("q"));
      expect((await titles()).sort()).toEqual(["Orchard Row", "Silver Oak Residences"]);
      await page.goBack();
      await page.goBack();
      await page.waitForURL("**/city/Bangalore");
    });

    test("in a link stays words until the visitor says so", async () => {
      await come({ ...(viewport && { viewport }) });
      await openResults(`/allproperties?q=${encodeURIComponent(sentence)}`, "0 results");
      await results().getByText("3 BHK, up to ₹1.50 Cr, “Whitefield”").waitFor();
      expect(new URL(page.url()).searchParams.get("q")).toBe(sentence);
      await results().getByRole("button", { name: "Use as filters" }).click();
      await page.waitForURL((url) => url.searchParams.get("bhk") === "3");
      expect(query()).toBe("?q=Whitefield&bhk=3&priceMax=15000000&city=all");
    });
  });

  test.each(["orchard row", "Siolim Pool Villa", "Fort House"])("a name stays a name: %s", async (name) => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    await field().fill(name);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/allproperties?**");
    expect(new URL(page.url()).searchParams.get("q")).toBe(name);
  });

  test.each(["Buy", "Sale", "Rent"])("the tab %s opens the contact modal and stays selected", async (tab) => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    const button = main().getByRole("button", { name: tab, exact: true });
    await button.click();
    await page.getByRole("dialog", { name: `Get in touch — ${tab}` }).waitFor();
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("search box of the results page", () => {
  test("typing is words and replaces; Enter reads them into filters and pushes; Back takes that back", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const box = filters().getByRole("searchbox");
    const start = await historyLength();
    await box.focus();
    await page.keyboard.type("2 bhk apartment in mumbai");
    await page.waitForURL((url) => url.searchParams.get("q") === "2 bhk apartment in mumbai");
    expect(await historyLength()).toBe(start);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("city") === "Mumbai");
    expect(query()).toBe("?type=apartment&bhk=2&city=Mumbai");
    expect(await historyLength()).toBe(start + 1);
    await countLine("2 results").waitFor();
    expect((await titles()).sort()).toEqual(["Fort House", "Powai Lakefront"]);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("q") === "2 bhk apartment in mumbai");
    expect(await box.inputValue()).toBe("2 bhk apartment in mumbai");
  });
});

describe("landing pages (decisions B8 and C1)", () => {
  test("the city of the address goes before the visitor's; clearing it is a step of the history", async () => {
    await come({ city: "Goa" });
    await open(page, "/buy?city=Mumbai");
    await main()
      .getByText(/^\d+ properties in Mumbai$/)
      .waitFor();
    const inMumbai = await titles();
    expect(inMumbai).toContain("Powai Lakefront");
    await main().getByRole("button", { name: "Clear city" }).click();
    await page.waitForURL(/city=all/);
    expect((await titles()).length).toBeGreaterThan(inMumbai.length);
    await page.goBack();
    await page.waitForURL(/city=Mumbai/);
    expect(await titles()).toEqual(inMumbai);
    await open(page, "/buy");
    expect((await titles()).sort()).toEqual(["Assagao Verandah House", "Siolim Pool Villa"]);
  });
});

describe("category pages (specification 2.7)", () => {
  test("search, city and bedrooms with Apply and Reset; the filters stand in the address", async () => {
    await come();
    await open(page, "/apartments");
    const all = (await titles()).length;
    const form = main().getByRole("search", { name: /^Search/ });
    expect(await form.getByRole("searchbox").getAttribute("placeholder")).toBe(
      "Search by name or location...",
    );
    await form.getByLabel("City").selectOption("Mumbai");
    await form.getByLabel("Bedrooms").selectOption({ label: "2 BHK" });
    expect(query()).toBe("");
    await form.getByRole("button", { name: "Apply" }).click();
    await countLine("2 of 3 apartments in Mumbai match your filters.").waitFor();
    expect(query()).toBe("?bhk=2&city=Mumbai");
    expect((await titles()).sort()).toEqual(["Fort House", "Powai Lakefront"]);
    await page.reload();
    await countLine("2 of 3 apartments in Mumbai match your filters.").waitFor();
    await form.getByRole("button", { name: "Reset" }).click();
    await page.waitForFunction(() => window.location.search === "");
    await page.waitForFunction(
      (count) => document.querySelectorAll("main article[data-listing]").length === count,
      all,
    );
    await form.getByRole("searchbox").fill("zzzz");
    await page.keyboard.press("Enter");
    await main().getByText("No listings found").waitFor();
  });

  test.each([
    ["/properties/new-projects", "No new projects match your filters."],
    ["/properties/under-construction", "No under-construction projects match your filters."],
    ["/properties/Ready-to-Move", "No ready-to-move projects match your search."],
    ["/properties/rental", "No rental properties match your filters."],
    ["/properties/resale", "No resale properties match your filters."],
    ["/dubai-properties", "No Dubai properties match your search."],
  ])("%s: search box with clear button, type dropdown, '%s'", async (path, message) => {
    await come();
    await open(page, path);
    const form = main().getByRole("search", { name: /^Search/ });
    const choices = await form.getByLabel("Property type").locator("option").allTextContents();
    expect(choices[0]).toBe("All Property Types");
    const start = await historyLength();
    await form.getByRole("searchbox").pressSequentially("zzzz");
    await main().getByText(message).waitFor();
    expect(await historyLength()).toBe(start);
    expect(await cards().count()).toBe(0);
    await form.getByRole("button", { name: /clear/i }).click();
    await cards().first().waitFor();
    expect(query()).toBe("");
    await form.getByLabel("Property type").selectOption(choices[1] ?? "");
    await page.waitForURL(/type=/);
    expect(await historyLength()).toBe(start + 1);
    await cards().first().waitFor();
  });

  test("Dubai's types are Apartments and Villas; its search reads descriptions too", async () => {
    await come({ city: "Goa" });
    await open(page, "/dubai-properties");
    expect(await titles()).toHaveLength(4);
    const type = main().getByLabel("Property type");
    expect(await type.locator("option").allTextContents()).toEqual([
      "All Property Types",
      "Apartments",
      "Villas",
    ]);
    await type.selectOption("Villas");
    await countLine("2 of 4 properties in Dubai match your filters.").waitFor();
    expect(query()).toBe("?type=villa");
    expect((await titles()).sort()).toEqual(["Al Furjan Townhouses", "Jumeirah Shore Villa"]);
  });
});

describe("the visitor's city (specification 4.2, decision C1)", () => {
  const cityButton = () => page.locator("header").getByRole("button", { name: /city/i }).first();

  test("chosen in the header: stored, broadcast, on its page; lists narrow with chip and count", async () => {
    await come();
    await open(page, "/about");
    await page.evaluate(() => {
      window.addEventListener("cityChanged", (event) => {
        if (event instanceof CustomEvent)
          document.documentElement.dataset.heard = JSON.stringify(event.detail);
      });
    });
    await cityButton().click();
    await page.locator("header").getByRole("link", { name: "Mumbai", exact: true }).click();
    await page.waitForURL("**/city/Mumbai");
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Mumbai");
    expect(await page.evaluate(() => localStorage.getItem("cityPickerSeen"))).toBe("1");
    expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBe('{"city":"Mumbai"}');
    await page
      .getByRole("heading", { level: 1, name: "Your trusted real estate agents in Mumbai" })
      .waitFor();

    await open(page, "/apartments");
    await countLine("3 apartments in Mumbai.").waitFor();
    expect(await cards().count()).toBe(3);
    await main().getByRole("button", { name: "Clear city" }).click();
    await page.waitForURL(/city=all/);
    await page.waitForFunction(() => document.querySelectorAll("main article[data-listing]").length > 3);
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Mumbai");
  });

  test("a city without any home of the category says so and offers the others", async () => {
    await come({ city: "Goa" });
    await open(page, "/apartments");
    await main().getByText("No listings found").waitFor();
    await countLine("0 apartments in Goa.").waitFor();
    await main().getByRole("button", { name: "Show all cities" }).click();
    await cards().first().waitFor();
  });

  test("switched in the header, leaves Dubai's homes, the saved ones and similar homes as they are", async () => {
    await come({ city: "Goa" });
    await open(page, "/dubai-properties");
    const inDubai = await titles();
    expect(inDubai).toHaveLength(4);
    await main().getByRole("button", { name: "Save Jumeirah Shore Villa" }).click();
    await cityButton().click();
    await page.locator("header").getByRole("link", { name: "Mumbai", exact: true }).click();
    await page.waitForURL("**/city/Mumbai");
    await main()
      .getByRole("heading", { level: 1, name: /in Mumbai$/ })
      .waitFor();
    await page.goBack();
    await page.waitForURL("**/dubai-properties");
    await main().getByRole("heading", { level: 1, name: "Dubai Properties" }).waitFor();
    expect(await titles()).toEqual(inDubai);

    await page.locator("header [data-menu=saved] > button").click();
    await page.locator("header").getByRole("link", { name: "View all" }).click();
    await main().getByRole("link", { name: "Open Jumeirah Shore Villa" }).waitFor();
    expect(await titles()).toEqual(["Jumeirah Shore Villa"]);
    expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBe('["27"]');

    await open(page, "/property/the-kaveri-terraces");
    const similar = page.locator("section").filter({ hasText: "Similar" }).locator("article[data-listing]");
    for (const card of await similar.all()) expect(await card.isVisible()).toBe(true);
    expect(await similar.count()).toBeGreaterThan(1);
  });

  test("gives way to the city that the address names: /city/Mumbai shows Mumbai's homes", async () => {
    await come({ city: "Goa" });
    await open(page, "/city/Mumbai");
    await main()
      .getByRole("heading", { level: 1, name: /in Mumbai$/ })
      .waitFor();
    const featured = main()
      .getByRole("group", { name: "Featured in Mumbai" })
      .locator("article[data-listing]");
    expect(await titles(featured)).toHaveLength(await featured.count());
    expect((await titles(featured)).sort()).toEqual(["Powai Lakefront", "Worli Sea Terrace"]);
    for (const card of await featured.all()) expect(await card.textContent()).toContain("Mumbai");
    await page.locator("header").getByRole("button", { name: /Goa/ }).waitFor();
  });

  test("two tabs stay in step: header, list and count", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const second = await page.context().newPage();
    await open(second, "/about");
    await second.locator("header").getByRole("button", { name: /city/i }).first().click();
    await second.locator("header").getByRole("link", { name: "Goa", exact: true }).click();
    await second.waitForURL("**/city/Goa");
    await countLine("3 results").waitFor();
    expect(await titles()).toEqual(homesInGoa);
    await page.getByRole("button", { name: "Clear city" }).waitFor();
    await page.locator("header").getByRole("button", { name: /Goa/ }).waitFor();
  });

  test("the picker opens where a navigation asks for it, and keeps the focus inside", async () => {
    await come();
    await open(page, "/");
    await page
      .getByRole("button", { name: /Select City/i })
      .last()
      .click();
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.waitFor();
    const tiles = await picker.getByRole("link").allTextContents();
    const round = [...tiles, "Skip for now", "Close without choosing"];
    const stops: string[] = [];
    for (let presses = 0; presses < 17; presses += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await picker.evaluate((element) => {
          const { activeElement: at } = document;
          if (at === null || at === document.body) return "the browser";
          return element.contains(at) ? (at.getAttribute("aria-label") ?? at.textContent ?? "") : "the page";
        }),
      );
    }
    // Between the last stop and the first the browser's own bars have their turn, once a round.
    const within = stops.filter((stop) => stop !== "the browser");
    expect(within).toEqual(within.map((_, at) => round[(at + 1) % round.length]));
    expect(within.length).toBeGreaterThan(2 * round.length);
    await page.keyboard.press("Escape");
    await picker.waitFor({ state: "hidden" });
  });
});
