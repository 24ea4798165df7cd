import path from "node:path";
import { JSDOM } from "jsdom";
import { builtText } from "../support/built-files";
import { fetchPage } from "../support/built-page";
import { desktop, visitsOfTests, phone } from "../support/browser";
import { listingContent } from "../support/listing-detail";
import { testContentFiles } from "../support/test-content";

const listings = testContentFiles("listings").map((file) => path.basename(file, ".json"));

const visitor = visitsOfTests();

const textOf = async (path: string) =>
  (await fetchPage(path)).document.body.textContent?.replace(/\s+/g, " ") ?? "";

describe("the built HTML holds the whole content (decisions/rendering-and-hydration)", () => {
  test.each([
    ["/city/Goa", ["Your trusted real estate agents in Goa", "Project on Demand", "Assagao Verandah House"]],
    ["/apartments", ["Apartments for Sale", "The Kaveri Terraces", "STARTING PRICE", "₹1.85 Cr"]],
    ["/properties/resale", ["Jacaranda House", "Fort House", "All Property Types"]],
    ["/property/the-kaveri-terraces", ["About the Property", "Floor Plans", "Project Video", "RERA No"]],
    ["/allproperties", ["The Kaveri Terraces", "Begur Lake Homes", "Show more"]],
    ["/about", ["Who We Are", "Meet Our Team Of Experts"]],
    ["/contact", ["Reach Out To Us", "Visit Our Office"]],
    ["/services/home-loan", ["₹50,00,000 at 8.5% a year over 20 years", "₹43,391"]],
    ["/blogs", ["Read More", "Recent posts"]],
    ["/blog/1", ["Back to Blogs", "Sources"]],
  ])("%s", async (path, texts) => {
    const text = (await textOf(path)).toLowerCase();
    for (const expected of texts) expect(text).toContain(expected.toLowerCase());
  });

  test.each(listings)(
    "%s: title, price, every registration number before the telephone, facilities, unit types (decisions/registration)",
    (slug) => {
      const content = listingContent(slug);
      const { document } = new JSDOM(builtText(`property/${slug}/index.html`)).window;
      const main = document.querySelector("main");
      const textsOf = (parent: Element | null | undefined, selector: string) =>
        [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim() ?? "");
      expect(textsOf(main, "h1")).toEqual([content.title]);
      // Ranges get their dash; a star that refers to nothing goes.
      const price = content.price?.replace(" - ", " – ").replace(/\*$/, "");
      if (price !== undefined) expect(main?.textContent).toContain(price);
      const registration = main?.querySelector('[role="group"][aria-label="Registration"]');
      const numbers = [content.summary?.reraNo ?? [], content.dldPermit?.number ?? []].flat();
      const plates = textsOf(registration, "li").map((plate) => plate.replace(/^(RERA|DLD permit)/, ""));
      expect(plates).toEqual(numbers);
      const telephone = main?.querySelector('a[href^="tel:"]') ?? null;
      const following = document.defaultView?.Node.DOCUMENT_POSITION_FOLLOWING;
      expect(telephone && registration?.compareDocumentPosition(telephone)).toBe(following);
      expect(textsOf(main, "li")).toEqual(expect.arrayContaining([...(content.facilities ?? [])]));
      const units = (content.projectDetails?.units ?? []).map(({ type }) => type);
      expect(textsOf(main, "th, td")).toEqual(expect.arrayContaining(units));
    },
  );

  test("every card of a list shows its registration number or permit", async () => {
    const { document } = await fetchPage("/dubai-properties");
    const cards = [...document.querySelectorAll("[data-listing]")];
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) expect(card.textContent).toMatch(/\d{10}/);
  });

  test.each(["/apartments", "/allproperties", "/property/the-kaveri-terraces"])(
    "%s shows no heart, comparison, sharing or menu without a chat, which could do nothing",
    async (path) => {
      const { page } = await visitor({
        javaScriptEnabled: false,
        viewport: phone,
        hasTouch: true,
        isMobile: true,
      });
      await page.goto(path);
      const emptyMenu = 'article:not(:has([aria-label^="Chat about"])) [popovertarget]';
      const idle = page
        .locator("main")
        .locator(`[data-list], [data-share], div:has(> [data-list=wishlist]), ${emptyMenu}`);
      expect(await idle.count()).toBeGreaterThan(2);
      for (const control of await idle.all()) expect(await control.isVisible()).toBe(false);
    },
  );

  test("all answers of the FAQ stand in the page", async () => {
    const { document } = await fetchPage("/about");
    const answers = document.querySelectorAll("main details");
    expect(answers).toHaveLength(5);
    for (const answer of answers) expect((answer.textContent ?? "").length).toBeGreaterThan(60);
  });
});

describe("with JavaScript off", () => {
  test.each(["/", "/apartments", "/property/the-kaveri-terraces", "/contact"])(
    "%s shows its heading and no spinner over its content, and does not scroll sideways",
    async (path) => {
      const { page } = await visitor({ javaScriptEnabled: false, viewport: phone });
      await page.goto(path);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect(await page.locator("h1").first().isVisible()).toBe(true);
        // Home has one, for visitors whose city is known.
        const spinner = page.getByText("Loading", { exact: true });
        expect(await spinner.count()).toBe(path === "/" ? 1 : 0);
        expect(await spinner.locator("visible=true").count()).toBe(0);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
      }
    },
  );

  test("what is folded on a property page is open", async () => {
    const { page } = await visitor({ javaScriptEnabled: false, viewport: phone });
    await page.goto("/property/the-kaveri-terraces");
    const folded = page.locator("main details:not(details details) > div");
    const heights = await folded.evaluateAll((divs) => divs.map((div) => div.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThan(20);
  });

  test("the wishlist says why it shows no home, below no empty heading", async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await page.goto("/wishlist");
    expect(await page.locator("main noscript p").innerText()).toMatch(/need JavaScript to be shown/);
    expect(await page.getByRole("heading", { level: 2, name: /^Saved Properties/ }).count()).toBe(0);
  });
});
