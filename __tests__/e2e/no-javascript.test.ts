import type { Browser } from "playwright-core";
import { fetchPage } from "../support/built-page";
import { desktop, openBrowser, phone, visitor } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const textOf = async (path: string) =>
  (await fetchPage(path)).document.body.textContent?.replace(/\s+/g, " ") ?? "";

describe("the built HTML holds the whole content (decision B1)", () => {
  test.each([
    ["/", ["Select City", "Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"]],
    [
      "/city/Goa",
      [
        "Your trusted real estate agents in Goa",
        "Project on Demand",
        "How can we help you",
        "Assagao Verandah House",
      ],
    ],
    [
      "/apartments",
      ["Apartments for Sale", "The Kaveri Terraces", "STARTING PRICE", "POSSESSION", "₹1.85 Cr"],
    ],
    ["/properties/resale", ["Jacaranda House", "Fort House", "All Property Types"]],
    ["/dubai-properties", ["Dubai Properties", "Marsa Creek Residences", "AED 2.1M", "All Property Types"]],
    [
      "/property/the-kaveri-terraces",
      [
        "About the Property",
        "Facilities",
        "Project Summary",
        "Project Details",
        "Floor Plans",
        "Project Video",
        "Map Views - Explore Neighbourhood",
        "RERA No",
        "Starting Price",
      ],
    ],
    ["/property/marsa-creek-residences", ["0000000026", "AED 2.1M"]],
    ["/allproperties", ["The Kaveri Terraces", "Begur Lake Homes", "Show more"]],
    ["/about", ["Who We Are", "Why Choose Us", "Meet Our Team Of Experts", "Professional & Dedicated Team"]],
    [
      "/contact",
      ["Reach Out To Us", "Email Support", "Visit Our Office", "Call Us Directly", "Send Message"],
    ],
    ["/services/home-loan", ["144+", "Get Free Consultation"]],
    ["/services/interior-designs", ["Request a Free Consultation"]],
    ["/services/property-management", ["Request Property Management"]],
    ["/blogs", ["Read More", "Recent posts"]],
    ["/blog/1", ["Back to Blogs", "Sources"]],
    ["/termsandconditions", ["Last updated September 11, 2025", "Who we are", "Contact help"]],
    ["/privacy-policy", ["Delete my data on this device"]],
  ])("%s", async (path, texts) => {
    const text = (await textOf(path)).toLowerCase();
    for (const expected of texts) expect(text).toContain(expected.toLowerCase());
  });

  test("a listing's page shows every registration number, before the telephone number (decision E1)", async () => {
    const text = await textOf("/property/cubbon-reach");
    const numbers = text.match(/PRM\/KA\/RERA\/0000\/000\/PR\/\d{6}\/\d{6}/g) ?? [];
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(2);
  });

  test("every card of a list shows its registration number or permit", async () => {
    const { document } = await fetchPage("/dubai-properties");
    const cards = [...document.querySelectorAll("[data-listing]")];
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) expect(card.textContent).toMatch(/\d{10}/);
  });

  test("all answers of the FAQ stand in the page", async () => {
    const { document } = await fetchPage("/about");
    const answers = document.querySelectorAll("details");
    expect(answers).toHaveLength(5);
    for (const answer of answers) expect((answer.textContent ?? "").length).toBeGreaterThan(60);
  });
});

describe("with JavaScript off", () => {
  test.each(["/", "/apartments", "/property/the-kaveri-terraces", "/contact"])(
    "%s shows its heading and no spinner over its content, and does not scroll sideways",
    async (path) => {
      for (const viewport of [phone, desktop]) {
        const { page, close } = await visitor(browser, { javaScriptEnabled: false, viewport });
        await page.goto(path);
        expect(await page.locator("h1").first().isVisible()).toBe(true);
        const shot = await page.locator("main").boundingBox();
        expect(shot?.width).toBeLessThanOrEqual(viewport.width);
        await close();
      }
    },
  );
});
